import fs from 'node:fs';
import sharp from 'sharp';
import { drawPreview } from './draw-preview';
import type { Preview } from './preview';
import { drawWords } from './words';

const DRUMSTICK: Preview = {
  image: 'drumstick',
  tone: 'veg',
  name: 'Drumstick',
  name2: 'முருங்கைக்காய்',
  detail: '3 pcs · about 250 g',
  headline: '₹29',
  was: '₹35',
  unitPrice: '₹116/kg',
  flag: '17% OFF',
  soldOut: false,
};
const LONGEST: Preview = {
  ...DRUMSTICK,
  name: 'The longest name that anybody has ever given to fruit & vegetables <with brackets> and more than that',
  name2: 'முருங்கைக்காய் கொத்தமல்லி கறிவேப்பிலை வாழைப்பழம் சின்ன வெங்காயம்',
  detail: 'A pack whose label goes on and on until nobody can read it any more, about 250 g',
  headline: '₹1,00,000.50',
  was: '₹1,20,000.50',
  unitPrice: '₹1,00,000.50 each',
};
const STYLE = { font: 'text', sizes: [60], colour: '#000000', width: 600, height: 200 } as const;

async function ink(words: string) {
  const drawn = await drawWords(words, STYLE);
  if (!drawn) throw new Error('nothing drawn');
  const { data, info } = await sharp(drawn.input)
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const greys = (x: number) => Array.from({ length: info.height }, (_, y) => data[y * info.width + x] ?? 0);
  return { width: info.width, inkAt: (x: number) => greys(x).filter((grey) => grey < 250) };
}

test.each([
  ['a product', DRUMSTICK, 'shop-api/seed/produce/drumstick.webp'],
  ['the longest words', LONGEST, 'shop-api/seed/art/mango.webp'],
  ['a missing picture', DRUMSTICK, undefined],
])('%s is a JPEG of 1200×630 below 300 KB', async (_, preview, file) => {
  const jpeg = await drawPreview(preview, file ? fs.readFileSync(file) : undefined);
  expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(jpeg.length).toBeLessThan(300_000);
});

test('a different price gives a different picture', async () => {
  const [one, other] = await Promise.all(
    ['₹29', '₹31'].map((headline) => drawPreview({ ...DRUMSTICK, headline }, undefined)),
  );
  expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
});

/** An x position within the leading vowel sign. */
const IN_FIRST_SIGN_PX = 4;

test('a Tamil vowel sign that follows its consonant in the text is drawn before it', async () => {
  const [pe, te, pa, ta] = await Promise.all([ink('பெ'), ink('தெ'), ink('ப'), ink('த')]);
  expect(pe.inkAt(IN_FIRST_SIGN_PX)).not.toEqual([]);
  expect(pe.inkAt(IN_FIRST_SIGN_PX)).toEqual(te.inkAt(IN_FIRST_SIGN_PX));
  expect(pa.inkAt(IN_FIRST_SIGN_PX)).not.toEqual(ta.inkAt(IN_FIRST_SIGN_PX));
});

test('the two parts of a Tamil vowel sign are drawn around the consonant', async () => {
  const [ko, ke, ka] = await Promise.all([ink('கொ'), ink('கெ'), ink('க')]);
  expect(ko.width).toBeGreaterThan(ke.width);
  expect(ke.width).toBeGreaterThan(ka.width);
  expect(ko.inkAt(IN_FIRST_SIGN_PX)).toEqual(ke.inkAt(IN_FIRST_SIGN_PX));
});

test('markup in a text is drawn as text', async () => {
  await expect(drawWords('<b>Fish & chips</b>', STYLE)).resolves.toMatchObject({
    height: expect.any(Number),
  });
});
