import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { localSecrets, SECRET_NAMES, secretsFile } from './secrets.mjs';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-secrets-'));
});
afterEach(() => fs.rmSync(dataDir, { recursive: true, force: true }));

test('secrets are created once, in a file of this user, and the environment goes before them', () => {
  const created = localSecrets(dataDir, {});
  expect(localSecrets(dataDir, { OTP_PEPPER: 'given' })).toEqual({ ...created, OTP_PEPPER: 'given' });
  expect(fs.readdirSync(dataDir)).toEqual(['secrets.json']);
  if (process.platform !== 'win32') expect(fs.statSync(secretsFile(dataDir)).mode & 0o777).toBe(0o600);
});

test('of two programs that create them at the same time, both use those of the first', () => {
  const others = Object.fromEntries(SECRET_NAMES.map((name) => [name, `the other's ${name}`]));
  const write = fs.writeFileSync;
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((...args) => {
    write(...args);
    write(secretsFile(dataDir), JSON.stringify(others));
  });
  expect(localSecrets(dataDir, {})).toEqual(others);
  expect(localSecrets(dataDir, {})).toEqual(others);
  expect(fs.readdirSync(dataDir)).toEqual(['secrets.json']);
});

test('a secret that a new version needs is added to the others', () => {
  const { OPERATOR_SECRET: _new, ...earlier } = localSecrets(dataDir, {});
  fs.writeFileSync(secretsFile(dataDir), JSON.stringify(earlier));
  const now = localSecrets(dataDir, {});
  expect(now).toMatchObject(earlier);
  expect(localSecrets(dataDir, {})).toEqual(now);
});
