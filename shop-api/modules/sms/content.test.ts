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

/** Letters in a single SMS, and in each part of a multipart SMS (3GPP 23.038). */
const LETTERS = { gsm: { alone: 160, inParts: 153 }, ucs2: { alone: 70, inParts: 67 } };
const NOT_GSM = /[^\n\x20-\x7e]/;

function partsOf(message: string): number {
  const { alone, inParts } = LETTERS[NOT_GSM.test(message) ? 'ucs2' : 'gsm'];
  return message.length <= alone ? 1 : Math.ceil(message.length / inParts);
}

test.each(LANGUAGES)('each SMS in %s has at most two parts', (language) => {
  for (const content of everySms) {
    const message = smsText({ ...content, language });
    expect({ message, isShort: partsOf(message) <= 2 }).toEqual({ message, isShort: true });
    expect(message).not.toMatch(/[{}]/);
  }
});

test('an SMS queued without a language is in English', () => {
  const [code] = everySms;
  expect(queuedContentSchema.parse(code)).toEqual({ ...code, language: 'en' });
});
