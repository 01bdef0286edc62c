import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { localSecrets, SECRET_NAMES, secretsFile } from './secrets.mjs';

let dataDir: string;
beforeEach(() => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-secrets-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const refusal = () => {
  try {
    localSecrets(dataDir, {});
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.message;
  }
};

const others = Object.fromEntries(SECRET_NAMES.map((name) => [name, `the other's ${name}`]));
const writeOthers = () => fs.writeFileSync(secretsFile(dataDir), JSON.stringify(others));

test('secrets are generated once, in a folder that is created and a file of this user', () => {
  dataDir = path.join(dataDir, 'deep', 'down');
  const created = localSecrets(dataDir, {});
  expect(localSecrets(dataDir, {})).toEqual(created);
  expect(fs.readdirSync(dataDir)).toEqual(['secrets.json']);
  if (process.platform !== 'win32') expect(fs.statSync(secretsFile(dataDir)).mode & 0o777).toBe(0o600);
});

test('the environment goes before the file', () => {
  const created = localSecrets(dataDir, {});
  expect(localSecrets(dataDir, { OTP_PEPPER: 'given' })).toEqual({ ...created, OTP_PEPPER: 'given' });
});

test.each(['mkdirSync', 'writeFileSync'] as const)(
  'of two programs that create them at the same time, both use those of the first, written before %s returns',
  (name) => {
    const write = fs.writeFileSync;
    jest.spyOn(fs, name).mockImplementationOnce((...args: unknown[]) => {
      if (name === 'writeFileSync') write(...(args as Parameters<typeof write>));
      writeOthers();
      return undefined;
    });
    expect(localSecrets(dataDir, {})).toEqual(others);
    expect(localSecrets(dataDir, {})).toEqual(others);
    expect(fs.readdirSync(dataDir)).toEqual(['secrets.json']);
  },
);

test('a secret that a new version needs is added to the others', () => {
  const { OPERATOR_SECRET: _new, ...earlier } = localSecrets(dataDir, {});
  fs.writeFileSync(secretsFile(dataDir), JSON.stringify(earlier));
  const now = localSecrets(dataDir, {});
  expect(now).toMatchObject(earlier);
  expect(localSecrets(dataDir, {})).toEqual(now);
});

test('of two programs that add one at the same time, both use that of the first', () => {
  const { OPERATOR_SECRET: _new, ...earlier } = others;
  jest.spyOn(fs, 'readFileSync').mockImplementationOnce(() => {
    writeOthers();
    return JSON.stringify(earlier);
  });
  expect(localSecrets(dataDir, {})).toEqual(others);
  expect(localSecrets(dataDir, {})).toEqual(others);
});

test('a file that is not JSON may be deleted', () => {
  fs.writeFileSync(secretsFile(dataDir), '{');
  expect(refusal()).toMatch(/not valid JSON.*delete it/);
});

test('a file of another user is not called broken: the user is named, and nothing is generated', () => {
  localSecrets(dataDir, {});
  const denied = Object.assign(new Error('EACCES: permission denied'), { code: 'EACCES' });
  jest.spyOn(fs, 'readFileSync').mockImplementation(() => {
    throw denied;
  });
  const write = jest.spyOn(fs, 'writeFileSync');
  expect(refusal()).toMatch(
    new RegExp(`secrets.json cannot be used by the user ${os.userInfo().username} .EACCES`),
  );
  expect(write).not.toHaveBeenCalled();
});

test('a folder in which the system accepts no other is refused, and not tried for ever', () => {
  dataDir = path.join(dataDir, 'data');
  jest.spyOn(fs, 'mkdirSync').mockImplementation((folder, options) => {
    if (typeof options === 'object' && options?.recursive) throw new Error('would never return');
    throw Object.assign(new Error('refused'), { code: folder === dataDir ? 'ENOENT' : 'EEXIST' });
  });
  expect(refusal()).toContain('(ENOENT)');
});
