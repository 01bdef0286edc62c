import fs from 'node:fs';
import path from 'node:path';
import { LEFT_OUT } from './left-out.mjs';

const ROOT = path.join(__dirname, '../..');
/** Called in development only, where nothing is left out. */
const DEVELOPMENT_ONLY = ['createLinkPrefetchPartialError'];

const imports = LEFT_OUT.flatMap(({ part, by, instead }) => by.map((file) => ({ part, file, instead })));

/** The line of a file that imports the part. */
function importOf(part: string, file: string): string | undefined {
  return linesOf(file).find((line) => [`"${part}"`, `'${part}'`].some((name) => line.includes(name)));
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
