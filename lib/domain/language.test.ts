import { addressIn, pathOf, preferredLanguage } from './language';

test.each([
  ['/', '/ta'],
  ['/?signin=1', '/ta?signin=1'],
  ['/faq', '/ta/faq'],
  ['/category/roots?page=2', '/ta/category/roots?page=2'],
  ['/privacy-policy#choices', '/ta/privacy-policy#choices'],
])('%s has no prefix in English, and is %s in Tamil', (path, inTamil) => {
  expect(addressIn('en', path)).toBe(path);
  expect(addressIn('ta', path)).toBe(inTamil);
  expect(pathOf(inTamil)).toBe(path);
  expect(pathOf(path)).toBe(path);
});

test('the address of another site stays', () => {
  const address = 'https://example.org/shop';
  expect(addressIn('ta', address)).toBe(address);
});

test.each([
  ['/en', '/'],
  ['/en/faq', '/faq'],
  ['/english', '/english'],
  ['/taro', '/taro'],
])('the path of %s is %s', (address, path) => {
  expect(pathOf(address)).toBe(path);
});

test.each([
  ['ta', 'ta'],
  ['ta-IN,en;q=0.8', 'ta'],
  ['TA;q=1', 'ta'],
  ['en-IN,ta;q=0.9', 'en'],
  ['hi', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('Accept-Language %j selects %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
