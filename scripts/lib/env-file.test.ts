import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readEnvFile } from './env-file.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'env-file-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

function readText(text: string): Record<string, string> {
  const file = path.join(folder, '.env');
  fs.writeFileSync(file, text);
  return readEnvFile(file);
}

describe('the variables of .env', () => {
  test.each(['\n', '\r\n'])('a value ends with its line, an empty one too (%j)', (end) => {
    expect(
      readText(['# a shop', 'APP_ORIGIN=', 'PORT = 3439 ', '  # port', '', 'NAME="a b"'].join(end)),
    ).toEqual({
      APP_ORIGIN: '',
      PORT: '3439',
      NAME: 'a b',
    });
  });

  it('begin behind what some editors put in front of a file', () => {
    expect(readText('\uFEFFAPP_ORIGIN=https://shop.example\nPORT=1')).toEqual({
      APP_ORIGIN: 'https://shop.example',
      PORT: '1',
    });
  });

  it('are none without the file', () => {
    expect(readEnvFile(path.join(folder, 'none'))).toEqual({});
  });

  it('are as when they are not set, where the example is copied as it is', () => {
    const { DEMO_MODE, ...example } = readEnvFile('.env.example');
    expect(Object.values(example).filter((value) => /[#=\s]/.test(String(value)))).toEqual([]);
    expect(example).toMatchObject({ APP_ORIGIN: '', SHOP_API_SECRET: '', DATABASE_URL: '', PORT: '3000' });
    expect(DEMO_MODE).toBe('');
  });
});
