import fs from 'node:fs';
import path from 'node:path';
import { LEFT_OUT } from './left-out.mjs';

const ROOT = path.join(__dirname, '../..');
/** Called in development only, where nothing is left out. */
const DEVELOPMENT_ONLY = ['createLinkPrefetchPartialError'];

/** The framework's scripts for browsers, in which a part is replaced wherever it is imported by the same name. */
const IN_BROWSERS = ['next/dist/client', 'next/dist/shared', 'next/dist/lib'];
/** Of the router that the shop does not use. */
const NOT_LOADED = ['next/dist/client/index.js', 'next/dist/shared/lib/router/router.js'];

const imports = LEFT_OUT.flatMap(({ part, by, instead }) => by.map((file) => ({ part, file, instead })));

/** The line of a file that imports the part. */
function importOf(part: string, file: string): string | undefined {
  const names = ['require(', 'from ', 'import '].flatMap((word) => [`${word}"${part}"`, `${word}'${part}'`]);
  return linesOf(file).find((line) => names.some((name) => line.includes(name)));
}

function linesOf(file: string): string[] {
  return fs.readFileSync(path.join(ROOT, 'node_modules', file), 'utf8').split('\n');
}

/** What a file uses of a module that it imports by `line`. */
function usedOf(line: string, file: string): string[] {
  const [, named] = /import \{ (\w+) \} from/.exec(line) ?? [];
  const [, variable] = /(?:const|var) (\w+) =/.exec(line) ?? [];
  if (named !== undefined || variable === undefined) return named === undefined ? [] : [named];
  const uses = [
    ...linesOf(file)
      .join('\n')
      .matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g')),
  ];
  return uses.map(([, name = '']) => name).filter((name) => !DEVELOPMENT_ONLY.includes(name));
}

test.each(imports)('$file imports $part, and uses only what its replacement has', async (one) => {
  const line = importOf(one.part, one.file);
  expect(line).toBeDefined();
  const replacement: object = await import(path.join(ROOT, 'lib/client/left-out', one.instead));
  const missing = usedOf(line ?? '', one.file).filter((name) => !(name in replacement));
  expect(missing).toEqual([]);
});

test('no other script of the framework imports one of the parts', () => {
  const known = [...LEFT_OUT.flatMap(({ by }) => by), ...NOT_LOADED];
  const others = IN_BROWSERS.flatMap(scriptsIn).filter((file) => !known.includes(file));
  expect(others.length).toBeGreaterThan(400);
  expect(others.filter((file) => LEFT_OUT.some(({ part }) => importOf(part, file) !== undefined))).toEqual(
    [],
  );
});

function scriptsIn(folder: string): string[] {
  const files = fs.readdirSync(path.join(ROOT, 'node_modules', folder), {
    recursive: true,
    encoding: 'utf8',
  });
  return files.filter((file) => file.endsWith('.js')).map((file) => path.posix.join(folder, file));
}
