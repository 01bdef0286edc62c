import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.mjs';

const ROOT = path.join(__dirname, '../..');
const PAGE_WIDE_HAS = /(?:^|[\s,(])(?::global\()?(?:html|body|:root)\b[^\s,{]*:has\(/m;
const AFTER_ANYTHING = /\*\s*[+~]/;

test.each([
  [':has() on the whole page', PAGE_WIDE_HAS],
  ['a universal selector before + or ~', AFTER_ANYTHING],
])('no stylesheet uses %s: every DOM change would restyle the whole page', (_what, selector) => {
  const styles = sourceFiles('.css');
  expect(styles.length).toBeGreaterThan(100);
  const found = styles.filter((file) => selector.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});
