import { readFrontSettings } from './settings';

test('an empty setting counts as unset', () => {
  const empty = { MAX_IN_FLIGHT: '', SERVICE_WORKER: '', NEXT_DIST_DIR: '', TRUSTED_PROXIES: '' };
  expect(readFrontSettings({ NODE_ENV: 'production', ...empty })).toEqual(
    readFrontSettings({ NODE_ENV: 'production' }),
  );
});

test.each([
  ['TRUSTED_PROXIES', '10.0.0.0/24, nginx'],
  ['MAX_IN_FLIGHT', 'abc'],
  ['SERVICE_WORKER', 'yes'],
])('an invalid %s is reported by name, without its value', (name, value) => {
  const wrong = { NODE_ENV: 'production', [name]: value } as const;
  expect(() => readFrontSettings(wrong)).toThrow(new RegExp(`^  ${name}: `, 'm'));
  expect(() => readFrontSettings(wrong)).not.toThrow(value);
});

test('trusted proxies are addresses and CIDR ranges', () => {
  const given = { NODE_ENV: 'production', TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/24' } as const;
  expect(readFrontSettings(given).trustedProxies).toEqual(['127.0.0.1', '10.0.0.0/24']);
});
