import { isFromProductName, normaliseTerm } from './shop-words';

const FOUND = [
  { name: 'Country Tomato', name2: 'நாட்டுத் தக்காளி' },
  { name: 'Small Onion (Shallots)', name2: 'சின்ன வெங்காயம்' },
  { name: "Lady's Finger", name2: '' },
  { name: 'Chow Chow', name2: 'சௌசௌ' },
  { name: 'Cluster Beans', name2: 'கொத்தவரங்காய்'.normalize('NFD') },
];

test.each([
  'tomato',
  ' Country  TOMATO ',
  'தக்காளி',
  'shallots',
  'small onion shallots',
  'chow',
  'chow chow',
  "lady's finger",
  'Lady’s Finger',
  'கொத்தவரங்காய்',
  'சௌசௌ'.normalize('NFD'),
])('“%s” consists of words from a product name', (term) => {
  expect(isFromProductName(term, FOUND)).toBe(true);
});

test.each([
  ['words of somebody else', 'tomato call 98400 00000'],
  ['words of two products', 'tomato onion'],
  ['words of two languages', 'small வெங்காயம்'],
  ['words in another order', 'onion small'],
  ['the same word again', 'tomato tomato'],
  ['a part of a word', 'tom'],
  ['no word at all', ' ( ) '],
])('not words from one product name: %s', (_what, term) => {
  expect(isFromProductName(term, FOUND)).toBe(false);
});

test('a search without results is not indexed', () => {
  expect(isFromProductName('tomato', [])).toBe(false);
});

test.each([
  ['  Country   TOMATO ', 'country tomato'],
  ['small onion (shallots)', 'small onion shallots'],
  ['(((onion)))', 'onion'],
  ['Lady’s Finger', "lady's finger"],
  ['சௌசௌ'.normalize('NFD'), 'சௌசௌ'.normalize('NFC')],
  [' ( ) ', '( )'],
])('a search term is normalised: %s', (term, spelling) => {
  expect(normaliseTerm(term)).toBe(spelling);
});
