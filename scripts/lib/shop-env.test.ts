import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { shopEnv } from './shop-env.mjs';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-shop-env-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const envOf = (origin: string, env: Record<string, string> = {}, foreignApi?: string) =>
  shopEnv({ env, port: 3000, apiPort: 4000, dataDir, foreignApi, origin }, 'production');

test('shoppers of a demo shop may be sent to the test payment page, those of a real shop may not', () => {
  expect(envOf('http://localhost:3000').PAYMENT_ORIGINS).toBe('https://rzp.io,http://127.0.0.1:4000');
  expect(envOf('https://shop.example').PAYMENT_ORIGINS).toBe('https://rzp.io');
  expect(envOf('https://shop.example', { PAYMENT_ORIGINS: 'https://pay.example' }).PAYMENT_ORIGINS).toBe(
    'https://pay.example',
  );
});

test('another shop API needs its secret', () => {
  expect(() => envOf('http://localhost:3000', {}, 'http://api.example')).toThrow(
    'also needs SHOP_API_SECRET',
  );
});
