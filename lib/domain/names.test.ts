import { answerIn, bothNames, namesIn, packIn } from './names';

const okra = { id: 7, name: 'Okra', name2: 'வெண்டைக்காய்' };
const vendai = { id: 7, name: 'வெண்டைக்காய்', name2: 'Okra' };

test('the name in the reader’s language comes first, the other one second', () => {
  expect(namesIn('en', okra)).toEqual(okra);
  expect(namesIn('ta', okra)).toEqual(vendai);
});

test('without a Tamil name the English one stays where it is', () => {
  expect(namesIn('ta', { name: 'Kiwi', name2: '' })).toEqual({ name: 'Kiwi', name2: '' });
});

test('both names are joined when there are two', () => {
  expect([okra, vendai, { name: 'Kiwi', name2: '' }].map(bothNames)).toEqual([
    'Okra (வெண்டைக்காய்)',
    'வெண்டைக்காய் (Okra)',
    'Kiwi',
  ]);
});

test('names and packs in an answer are translated at any depth', () => {
  const answer = {
    cart: { version: 3, lines: [{ product: okra, quantity: 2 }] },
    customer: { name: 'Meena' },
  };
  expect(answerIn('ta', answer)).toEqual({
    ...answer,
    cart: { version: 3, lines: [{ product: vendai, quantity: 2 }] },
  });
  expect(answerIn('en', answer)).toBe(answer);
});

test('a pack is translated into the reader’s language', () => {
  const pack = { slug: 'okra', variantName: '500', nicName: 'g', variantLabel: 'about 40 pcs' };
  const tamil = { ...pack, nicName: 'கிராம்', variantLabel: 'சுமார் 40 எண்ணம்' };
  expect([packIn('en', pack), packIn('ta', pack)]).toEqual([pack, tamil]);
  expect(answerIn('ta', { packs: [pack] })).toEqual({ packs: [tamil] });
});
