import { readFrontSettings } from './settings';

test.each([
  ['every address', '', 'http://127.0.0.1:3000'],
  ['every address, written out', '0.0.0.0', 'http://127.0.0.1:3000'],
  ['every address of both kinds', '::', 'http://127.0.0.1:3000'],
  ['one of a network', '192.0.2.7', 'http://192.0.2.7:3000'],
  ['one of IPv6', '::1', 'http://[::1]:3000'],
])('a storefront that listens on %s reaches itself there', (_what, host, ownUrl) => {
  expect(readFrontSettings({ NODE_ENV: 'production', STOREFRONT_HOST: host }).ownUrl).toBe(ownUrl);
});
