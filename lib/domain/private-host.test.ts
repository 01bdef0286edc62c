import { isLoopbackHost, isPrivateAddress, isPrivateHost } from './private-host';

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
  '[fe80::1]',
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

test.each(['localhost', 'shop.localhost', '127.0.0.1', '127.8.0.1', '::1', '[::1]'])(
  '%s is this machine',
  (host) => {
    expect(isLoopbackHost(host)).toBe(true);
  },
);

test.each(['10.0.0.7', 'shop-api', 'localhost.example', '127.0.0.1.example', '0.0.0.0', '.localhost', ''])(
  '"%s" is not this machine',
  (host) => {
    expect(isLoopbackHost(host)).toBe(false);
  },
);

test.each([
  '::1',
  '127.0.0.1',
  '10.0.0.5',
  '172.20.0.2',
  '192.168.1.20',
  'fc00::1',
  'fd00::1',
  'fe80::1',
  'fe80::1%eth0',
  'fd00::10.0.0.1',
])('%s is a private address', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

test.each(['203.0.113.7', '172.32.0.1', '2001:db8::7', 'fe00::1', 'fd::1', 'localhost', 'shop-api'])(
  '%s is not a private address',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);
