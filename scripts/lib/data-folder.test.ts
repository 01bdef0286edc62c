import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeFolder } from './data-folder.mjs';

let top: string;
beforeEach(() => {
  top = fs.mkdtempSync(path.join(os.tmpdir(), 'koodai-folder-'));
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(top, { recursive: true });
});

test('a folder is created with its parents, and once more', () => {
  const folder = path.join(top, 'one', 'two');
  for (let times = 0; times < 2; times++) makeFolder(folder);
  expect(fs.statSync(folder).isDirectory()).toBe(true);
});

test('of two programs that create the same folder at the same time, both have it', () => {
  const folder = path.join(top, 'one', 'two');
  jest.spyOn(fs, 'mkdirSync').mockImplementationOnce(() => {
    fs.mkdirSync(folder, { recursive: true });
    throw Object.assign(new Error('too early'), { code: 'ENOENT' });
  });
  makeFolder(folder);
  expect(fs.statSync(folder).isDirectory()).toBe(true);
});

test('a file in its place is an error', () => {
  const file = path.join(top, 'file');
  fs.writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(path.join(file, 'folder'))).toThrow('ENOTDIR');
});
