import { addressIn, askedLanguage, pathOf } from './language';

test.each([
  ['/', '/ta'],
  ['/?signin=1', '/ta?signin=1'],
  ['/faq', '/ta/faq'],
  ['/category/roots?page=2', '/ta/category/roots?page=2'],
  ['/privacy-policy#choices', '/ta/privacy-policy#choices'],
])('%s has the root in English, and is %s in Tamil', (path, inTamil) => {
  expect(addressIn('en', path)).toBe(path);
  expect(addressIn('ta', path)).toBe(inTamil);
  expect(pathOf(inTamil)).toBe(path);
  expect(pathOf(path)).toBe(path);
});

test.each([
  ['/en', '/'],
  ['/en/faq', '/faq'],
  ['/english', '/english'],
  ['/taro', '/taro'],
])('%s is the page %s, as the framework or a reader may name it', (address, path) => {
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
])('who asks for %j is answered in %s', (header, language) => {
  expect(askedLanguage(header)).toBe(language);
});
