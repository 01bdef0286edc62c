import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { claimForTests } from './claim-data-dir';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-claim-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const openShop = () => fs.mkdirSync(path.join(dataDir, 'db'));

test('a directory with a production shop is refused and not changed', () => {
  openShop();
  expect(() => claimForTests(dataDir)).toThrow(/SHOP_TEST_MODE=1 lets tests empty it/);
  expect(fs.readdirSync(dataDir)).toEqual(['db']);
});

test('a new directory is accepted, and accepted again once it contains a shop', () => {
  claimForTests(dataDir);
  openShop();
  expect(() => claimForTests(dataDir)).not.toThrow();
});

test('a missing directory is created', () => {
  fs.rmSync(dataDir, { recursive: true });
  claimForTests(dataDir);
  expect(fs.existsSync(dataDir)).toBe(true);
});
