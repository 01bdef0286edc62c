import { demoModeOf } from './demo-mode.mjs';

test.each([
  ['http://localhost:3000', '1'],
  ['http://127.0.0.1:3000', '1'],
  ['http://[::1]:3000', '1'],
  ['http://127.8.0.1:3000', '1'],
  ['http://shop.localhost', '1'],
  ['http://[::2]:3000', '0'],
  ['http://127.0.0.1.example', '0'],
  ['https://shop.example', '0'],
  ['http://192.168.1.5:3000', '0'],
  ['https://localhost.example', '0'],
])('the default of DEMO_MODE for a shop at %s is %s', (origin, expected) => {
  expect(demoModeOf(origin)).toBe(expected);
});
