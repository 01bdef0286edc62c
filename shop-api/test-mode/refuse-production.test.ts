import { readConfig } from '@/shop-api/config';

const complete = {
  SHOP_API_SECRET: 'the-service-credential-of-a-test-shop',
  OTP_PEPPER: 'the-pepper-of-one-time-passwords-in-tests',
  OPERATOR_SECRET: 'what-only-the-operator-of-the-shop-knows',
  DEMO_MODE: '1',
  SHOP_TEST_MODE: '1',
};

test('test mode accepts the settings of the local run', () => {
  expect(readConfig(complete).testMode).toBe(true);
  expect(readConfig({ ...complete, SHOP_TEST_MODE: '' }).testMode).toBe(false);
});

test.each([
  ['DATABASE_URL', 'postgres://u@db/koodai_test'],
  ['DATABASE_URL', 'postgres://postgres@127.0.0.1:5432/test'],
  ['DATABASE_URL', 'postgres://u@db/koodai_test_0f3a'],
  ['DATABASE_URL', 'postgres://u@db/Test2'],
  ['APP_ORIGIN', 'http://127.0.0.1:3000'],
  ['APP_ORIGIN', 'http://storefront:3000'],
  ['APP_ORIGIN', 'http://192.168.1.20:3000'],
  ['SHOP_API_HOST', '10.0.0.7'],
])('test mode accepts %s=%s', (name, value) => {
  expect(readConfig({ ...complete, [name]: value }).testMode).toBe(true);
});

test.each([
  ['APP_ORIGIN', 'https://shop.example'],
  ['APP_ORIGIN', 'http://shop.example'],
  ['APP_ORIGIN', 'https://localhost:3000'],
  ['SHOP_API_HOST', '0.0.0.0'],
  ['SHOP_API_HOST', '::'],
  ['SHOP_API_HOST', '203.0.113.9'],
  ['MSG91_AUTH_KEY', 'key'],
  ['RAZORPAY_KEY_ID', 'rzp_live_key'],
  ['RAZORPAY_KEY_SECRET', 'k'.repeat(24)],
  ['RAZORPAY_WEBHOOK_SECRET', 'w'.repeat(24)],
  ['GEOCODER_URL', 'https://nominatim.example'],
  ['REDIS_URL', 'redis://cache'],
  ['DATABASE_URL', 'postgres://u@test-host/koodai'],
  ['DATABASE_URL', 'postgres://u@db/koodai_latest'],
  ['DATABASE_URL', 'postgres://u@db/contest'],
  ['DATABASE_URL', 'postgres://u@db/koodai?application_name=test'],
  ['DATABASE_URL', 'koodai_test'],
  ['DEMO_MODE', '0'],
  ['OPERATOR_SECRET', ''],
])('test mode refuses %s=%s and names the variable', (name, value) => {
  expect(() => readConfig({ ...complete, [name]: value })).toThrow(
    new RegExp(`^  ${name}: .*(test mode|TEST_MODE)`, 'm'),
  );
});
