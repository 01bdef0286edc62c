import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Refusal } from './refusal.mjs';
import { localSecrets, secretsFile } from './secrets.mjs';

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

test('secrets are generated once, in a folder that is created', () => {
  dataDir = path.join(dataDir, 'deep', 'down');
  expect(localSecrets(dataDir, {})).toEqual(localSecrets(dataDir, {}));
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
