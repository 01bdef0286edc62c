import fs from 'node:fs';
import path from 'node:path';
import { filesOfBuild } from './build-stamp.mjs';

const ROOT = path.resolve(__dirname, '../..');

test('a change of the sources or of the scripts that build them needs a new build', () => {
  expect(filesOfBuild()).toEqual(
    expect.arrayContaining([
      'app/[lang]/layout.tsx',
      'shop-api/server.ts',
      'middleware.ts',
      'scripts/build-api.mjs',
      'scripts/precompress.mjs',
      'scripts/lib/build-steps.mjs',
      'scripts/lib/too-new.mjs',
    ]),
  );
});

test('a change of tests and checks needs no new build', () => {
  const files = filesOfBuild();
  expect(files.filter((file) => /\.test\.tsx?$|^scripts\/(check-|test)/.test(file))).toEqual([]);
});

test('each file that a build reads is there', () => {
  expect(filesOfBuild().filter((file) => !fs.existsSync(path.join(ROOT, file)))).toEqual([]);
});
