import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const STATIC = "export const ensureStatic = 'navigation';";
/** Rendered per request and never cached (docs/adr/0010). */
const PERSONAL = '[lang]/(personal)/';

const pages = readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => /(^|\/)page\.tsx$/.test(file));

function layoutsAbove(page: string): string[] {
  const folders = path.dirname(page).split('/');
  return folders
    .map((_, depth) => path.join(__dirname, ...folders.slice(0, depth + 1), 'layout.tsx'))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'));
}

test.each(pages.filter((page) => !page.startsWith(PERSONAL)))(
  'docs/adr/0001: %s is below a layout with ensureStatic',
  (page) => {
    expect(layoutsAbove(page).some((source) => source.includes(STATIC))).toBe(true);
  },
);

test('docs/adr/0010: only one page is rendered per request', () => {
  expect(pages.filter((page) => page.startsWith(PERSONAL))).toEqual([
    '[lang]/(personal)/cart/plain/page.tsx',
  ]);
});
