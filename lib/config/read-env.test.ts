import { readEnv } from './read-env';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const complete = {
  SHOP_API_SECRET: secret,
  SESSION_SECRET: secret,
  REVALIDATE_SECRET: secret,
  CAPTCHA_SECRET: secret,
};

test('only the four secrets are required; the defaults suit a local run', () => {
  expect(readEnv(complete)).toMatchObject({
    shopApiUrl: 'http://127.0.0.1:4000',
    appOrigin: 'http://localhost:3000',
    demoInboxUrl: undefined,
  });
});

test('[d1.contract] decisions 1: ports change the local addresses, and explicit addresses win', () => {
  expect(readEnv({ ...complete, PORT: '3100', SHOP_API_PORT: '4100' })).toMatchObject({
    shopApiUrl: 'http://127.0.0.1:4100',
    appOrigin: 'http://localhost:3100',
  });
  const given = { SHOP_API_URL: 'https://api.example/v1/', APP_ORIGIN: 'https://shop.example/' };
  expect(readEnv({ ...complete, ...given })).toMatchObject({
    shopApiUrl: 'https://api.example/v1',
    appOrigin: 'https://shop.example',
  });
});

test.each(['https://shop.example/shop', 'https://shop.example?a=b', 'shop.example'])(
  'APP_ORIGIN must be an address without a path: %s is refused',
  (origin) => {
    expect(() => readEnv({ ...complete, APP_ORIGIN: origin })).toThrow(/^ {2}APP_ORIGIN: /m);
  },
);

test('decisions 20: only the listed payment origins are allowed', () => {
  expect(readEnv(complete).paymentOrigins).toEqual(['https://rzp.io']);
  const listed = 'https://pay.example/page, http://127.0.0.1:4000';
  expect(readEnv({ ...complete, PAYMENT_ORIGINS: listed }).paymentOrigins).toEqual([
    'https://pay.example',
    'http://127.0.0.1:4000',
  ]);
});

test('[d16.inbox] decisions 16: the demo inbox exists in demo mode only', () => {
  const inbox = { DEMO_INBOX_URL: 'http://127.0.0.1:4000/demo/sms' };
  expect(readEnv({ ...complete, ...inbox, DEMO_MODE: '1' }).demoInboxUrl).toBe(inbox.DEMO_INBOX_URL);
  expect(readEnv({ ...complete, ...inbox }).demoInboxUrl).toBeUndefined();
});

test('the error names a missing or short secret, but not its value', () => {
  const wrong = { ...complete, SESSION_SECRET: 'short-secret', REVALIDATE_SECRET: '' };
  expect(() => readEnv(wrong)).toThrow(/SESSION_SECRET.*\n.*REVALIDATE_SECRET: is missing/);
  expect(() => readEnv(wrong)).not.toThrow(/short-secret/);
});

test.each([
  ['APP_ORIGIN', 'https://shop.example'],
  ['APP_ORIGIN', 'http://shop.example'],
  ['SHOP_API_URL', 'http://api.example:4000'],
  ['SHOP_API_URL', 'http://localhost:4000@api.example'],
  ['SHOP_API_URL', 'https://localhost:4000'],
  ['REDIS_URL', 'redis://cache'],
  ['DEMO_MODE', '0'],
])('test mode does not start with %s=%s, and the error names the variable', (name, value) => {
  const forTests = { ...complete, DEMO_MODE: '1', SHOP_TEST_MODE: '1' };
  expect(() => readEnv({ ...forTests, SHOP_API_URL: 'http://127.0.0.1:4000' })).not.toThrow();
  expect(() => readEnv({ ...forTests, [name]: value })).toThrow(new RegExp(`^  ${name}: .*TEST_MODE`, 'm'));
});

test.each(['http://localhost:4000', 'http://127.0.0.2:4000', 'http://api.localhost', 'http://[::1]:4000'])(
  'test mode accepts a shop API on this machine: %s',
  (url) => {
    const forTests = { ...complete, DEMO_MODE: '1', SHOP_TEST_MODE: '1', SHOP_API_URL: url };
    expect(readEnv(forTests).shopApiUrl).toBe(url);
  },
);

test('the error names a secret that is easy to guess', () => {
  const guessable = { ...complete, CAPTCHA_SECRET: 'changeme'.repeat(8) };
  expect(() => readEnv(guessable)).toThrow(/CAPTCHA_SECRET: is too easy to guess/);
  expect(() => readEnv(guessable)).not.toThrow(/changeme/);
});

test('there may be several session secrets, but no weak one', () => {
  const two = `${secret}-of-today, ${secret}`;
  expect(readEnv({ ...complete, SESSION_SECRET: two }).sessionSecrets).toEqual([
    `${secret}-of-today`,
    secret,
  ]);
  expect(() => readEnv({ ...complete, SESSION_SECRET: `${secret},old` })).toThrow(/SESSION_SECRET/);
  expect(() => readEnv({ ...complete, SESSION_SECRET: `${secret},` })).toThrow(/SESSION_SECRET/);
});
