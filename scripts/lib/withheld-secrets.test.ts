import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadEnvConfig, resetEnv } from '@next/env';
import { envFor, WITHHELD_SECRETS } from './withheld-secrets.mjs';

const everything = Object.fromEntries(
  [...WITHHELD_SECRETS.api, ...WITHHELD_SECRETS.storefront, 'SHOP_API_SECRET'].map((name) => [
    name,
    'a secret',
  ]),
);

test.each(['api', 'storefront'] as const)(
  'the environment of the %s has the secrets it uses, and those it does not use are empty',
  (program) => {
    const env: Record<string, string | undefined> = envFor(program, everything);
    expect(env.SHOP_API_SECRET).toBe('a secret');
    for (const name of WITHHELD_SECRETS[program]) expect([name, env[name]]).toEqual([name, '']);
  },
);

test('Next, which reads .env itself, does not restore a withheld secret', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-withheld-'));
  const before = process.env;
  try {
    fs.writeFileSync(path.join(folder, '.env'), 'OTP_PEPPER=from a file\n');
    process.env = { ...before, ...envFor('storefront', {}) };
    loadEnvConfig(folder, false, console, true);
    expect(process.env.OTP_PEPPER).toBe('');
  } finally {
    resetEnv();
    process.env = before;
    fs.rmSync(folder, { recursive: true });
  }
});
