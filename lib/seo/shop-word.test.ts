import { isShopWord, oneSpelling } from './shop-word';

const FOUND = [
  { name: 'Country Tomato', name2: 'நாட்டுத் தக்காளி' },
  { name: 'Small Onion (Shallot)', name2: 'சின்ன வெங்காயம்' },
  { name: "Lady's Finger", name2: '' },
];

test.each(['tomato', ' Country  TOMATO ', 'தக்காளி', 'shallot', "lady's finger"])(
  '“%s” is a word of the shop',
  (term) => {
    expect(isShopWord(term, FOUND)).toBe(true);
  },
);

test.each([
  ['words of somebody else', 'tomato call 98400 00000'],
  ['words of two products', 'tomato onion'],
  ['the same word again', 'tomato tomato'],
  ['a part of a word', 'tom'],
  ['no word at all', ' ( ) '],
])('%s are not', (_what, term) => {
  expect(isShopWord(term, FOUND)).toBe(false);
});

test('nothing found, nothing to show', () => {
  expect(isShopWord('tomato', [])).toBe(false);
});

test('however it is typed, a search has one spelling', () => {
  expect(oneSpelling('  Country   TOMATO ')).toBe('country tomato');
});
