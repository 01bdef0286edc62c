import { readConfig } from '@/shop-api/config';

const complete = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
  OPERATOR_SECRET: 'what-only-the-operator-of-the-shop-knows',
  DEMO_MODE: '1',
  SHOP_TEST_MODE: '1',
};

test('a shop for tests starts with the settings of the local run', () => {
  expect(readConfig(complete).testMode).toBe(true);
  expect(readConfig({ ...complete, SHOP_TEST_MODE: '' }).testMode).toBe(false);
  expect(readConfig({ ...complete, DATABASE_URL: 'postgres://u@db/koodai_test' }).testMode).toBe(true);
});

test.each([
  ['APP_ORIGIN', 'https://shop.example'],
  ['MSG91_AUTH_KEY', 'key'],
  ['RAZORPAY_KEY_ID', 'rzp_live_key'],
  ['RAZORPAY_KEY_SECRET', 'k'.repeat(24)],
  ['RAZORPAY_WEBHOOK_SECRET', 'w'.repeat(24)],
  ['GEOCODER_URL', 'https://nominatim.example'],
  ['REDIS_URL', 'redis://cache'],
  ['DATABASE_URL', 'postgres://u@test-host/koodai'],
  ['DEMO_MODE', '0'],
  ['OPERATOR_SECRET', ''],
])('it does not start with %s=%s, and says so by name', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(
    new RegExp(`^  ${name}: .*(test mode|TEST_MODE)`, 'm'),
  );
});
