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

test('a directory with a shop of people is refused, and stays as it is', () => {
  openShop();
  expect(() => claimForTests(dataDir)).toThrow(/SHOP_TEST_MODE=1 lets tests empty it/);
  expect(fs.readdirSync(dataDir)).toEqual(['db']);
});

test('a new directory is taken, and taken again once it has a shop', () => {
  claimForTests(dataDir);
  openShop();
  expect(() => claimForTests(dataDir)).not.toThrow();
});

test('one that is not there yet is made', () => {
  fs.rmSync(dataDir, { recursive: true });
  claimForTests(dataDir);
  expect(fs.existsSync(dataDir)).toBe(true);
});
