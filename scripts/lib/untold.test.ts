import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadEnvConfig, resetEnv } from '@next/env';
import { toldTo, UNTOLD } from './untold.mjs';

const everything = Object.fromEntries(
  [...UNTOLD.api, ...UNTOLD.storefront, 'SHOP_API_SECRET'].map((name) => [name, 'a secret']),
);

test.each(['api', 'storefront'] as const)(
  'the %s is told what it uses, and not what it does not',
  (program) => {
    const told: Record<string, string | undefined> = toldTo(program, everything);
    expect(told.SHOP_API_SECRET).toBe('a secret');
    for (const name of UNTOLD[program]) expect([name, told[name]]).toEqual([name, '']);
  },
);

test('the framework, which reads .env by itself, does not bring it back', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-untold-'));
  const before = process.env;
  try {
    fs.writeFileSync(path.join(folder, '.env'), 'OTP_PEPPER=from a file\n');
    process.env = { ...before, ...toldTo('storefront', {}) };
    loadEnvConfig(folder, false, console, true);
    expect(process.env.OTP_PEPPER).toBe('');
  } finally {
    resetEnv();
    process.env = before;
    fs.rmSync(folder, { recursive: true });
  }
});
