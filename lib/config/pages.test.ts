import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PAGES } from './pages';

const APP = path.resolve(__dirname, '../../app/[lang]');

/** Pages that only a script, a redirect or the server leads to. */
const NOT_FOR_VISITORS = ['/nowhere', '/offline', '/payment-return', '/unavailable'];

/** The paths of all page files up to their first dynamic segment, without route groups. */
const pathsInApp = readdirSync(APP, { recursive: true })
  .map(String)
  .filter((file) => /(^|\/)page\.tsx$/.test(file))
  .map((file) => path.dirname(file).split('/'))
  .map((folders) => folders.filter((folder) => !/^[(.]/.test(folder)))
  .map((segments) => `/${segments[0] ?? ''}`);

test('the table has every first segment of a page, and nothing else', () => {
  const forVisitors = new Set(pathsInApp.filter((one) => !NOT_FOR_VISITORS.includes(one)));
  expect(PAGES.map((page) => page.path).sort()).toEqual([...forVisitors].sort());
});

test('pages that only exist with a slug are not in the sitemap themselves', () => {
  expect(PAGES.filter(({ needsSlug, inSitemap }) => needsSlug && inSitemap)).toEqual([]);
});
