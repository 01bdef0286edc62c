import { isPrivateHost } from './private-host';

test.each([
  'localhost',
  'shop.localhost',
  '127.0.0.1',
  '127.8.0.1',
  '::1',
  '[::1]',
  '10.0.0.7',
  '172.16.0.1',
  '172.31.255.1',
  '192.168.1.20',
  '[fd12:3456::1]',
  'shop-api',
  'shop.test',
  'ci.shop.internal',
])('%s is private', (host) => {
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  'shop.example',
  'localhost.example',
  '0.0.0.0',
  '::',
  '0',
  '',
  '8.8.8.8',
  '172.32.0.1',
  '192.169.1.1',
  '127.0.0.1.example',
  '[2001:db8::1]',
  'test.shop.example',
])('"%s" is not private', (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
