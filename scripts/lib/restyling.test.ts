import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.mjs';

const ROOT = path.join(__dirname, '../..');
const HAS_OF_THE_PAGE = /(?:^|[\s,(])(?::global\()?(?:html|body|:root)\b[^\s,{]*:has\(/m;
const AFTER_ANYTHING = /\*\s*[+~]/;

test.each([
  ['what is anywhere in the page', HAS_OF_THE_PAGE],
  ['whether anything at all stands before', AFTER_ANYTHING],
])('no style asks %s: with every change all of the page would be styled anew', (_asked, selector) => {
  const styles = sourceFiles('.css');
  expect(styles.length).toBeGreaterThan(100);
  const found = styles.filter((file) => selector.test(readFileSync(path.join(ROOT, file), 'utf8')));
  expect(found).toEqual([]);
});
