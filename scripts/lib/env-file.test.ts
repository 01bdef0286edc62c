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
  test.each(['\n', '\r\n'])('end with their line, also when empty (%j)', (end) => {
    expect(
      readText(['# a shop', 'APP_ORIGIN=', 'PORT = 3439 ', '  # port', '', 'NAME="a b"'].join(end)),
    ).toEqual({
      APP_ORIGIN: '',
      PORT: '3439',
      NAME: 'a b',
    });
  });

  it('are read after a byte order mark', () => {
    expect(readText('\uFEFFAPP_ORIGIN=https://shop.example\nPORT=1')).toEqual({
      APP_ORIGIN: 'https://shop.example',
      PORT: '1',
    });
  });

  it('are empty when the file is missing', () => {
    expect(readEnvFile(path.join(folder, 'none'))).toEqual({});
  });

  it('are empty or the defaults in an unchanged copy of .env.example', () => {
    const { DEMO_MODE, ...example } = readEnvFile('.env.example');
    expect(Object.values(example).filter((value) => /[#=\s]/.test(String(value)))).toEqual([]);
    expect(example).toMatchObject({ APP_ORIGIN: '', SHOP_API_SECRET: '', DATABASE_URL: '', PORT: '3000' });
    expect(DEMO_MODE).toBe('');
  });
});
