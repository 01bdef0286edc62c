import { trimEnd } from './trim-end';

test.each([
  ['/cart', '/cart'],
  ['/cart//', '/cart'],
  ['//', ''],
  ['', ''],
])('%s without slashes at its end is %s', (text, expected) => {
  expect(trimEnd(text, '/')).toBe(expected);
});
