import { ownUrl } from './own-url';

test.each([
  ['every address', '', 'http://127.0.0.1:3000'],
  ['every address, written out', '0.0.0.0', 'http://127.0.0.1:3000'],
  ['every address of both kinds', '::', 'http://127.0.0.1:3000'],
  ['the same, written otherwise', '::0', 'http://127.0.0.1:3000'],
  ['one of a network', '192.0.2.7', 'http://192.0.2.7:3000'],
  ['one of IPv6', '::1', 'http://[::1]:3000'],
])('a server that listens on %s is reached at its URL', (_what, host, url) => {
  expect(ownUrl(host, 3000)).toBe(url);
});
