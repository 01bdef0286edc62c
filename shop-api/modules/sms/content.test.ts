import { LANGUAGES } from '@/lib/domain/language';
import { queuedContentSchema, type SmsContent, smsText } from './content';

const LINK = 'https://shop.example/ta/product-detail/country-tomato';

const everySms: SmsContent[] = [
  { template: 'otp', values: { code: '4821', host: 'shop.example' } },
  { template: 'back_in_stock', values: { product: 'நாட்டு தக்காளி', link: LINK } },
  { template: 'now_served', values: { pincode: '641002', link: 'https://shop.example/ta' } },
  { template: 'order_placed', values: { order_id: 'KD7Q2M9X4TBA', total: '19999.50' } },
  { template: 'order_cancelled', values: { order_id: 'KD7Q2M9X4TBA' } },
  { template: 'grievance_received', values: { ticket: 'KT7Q2M9X4TBA' } },
];

/** Of an SMS, and of each part of one that is sent in several (3GPP 23.038). */
const LETTERS = { gsm: { alone: 160, inParts: 153 }, ucs2: { alone: 70, inParts: 67 } };
const NOT_GSM = /[^\n\x20-\x7e]/;

function partsOf(said: string): number {
  const { alone, inParts } = LETTERS[NOT_GSM.test(said) ? 'ucs2' : 'gsm'];
  return said.length <= alone ? 1 : Math.ceil(said.length / inParts);
}

test.each(LANGUAGES)('each SMS in %s has two parts at most', (language) => {
  for (const content of everySms) {
    const said = smsText({ ...content, language });
    expect({ said, isShort: partsOf(said) <= 2 }).toEqual({ said, isShort: true });
    expect(said).not.toMatch(/[{}]/);
  }
});

test('what was queued before SMS had a language is in English', () => {
  const [code] = everySms;
  expect(queuedContentSchema.parse(code)).toEqual({ ...code, language: 'en' });
});
