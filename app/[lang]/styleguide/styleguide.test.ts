import fs from 'node:fs';
import path from 'node:path';

/** Not on the style guide: links, overlays and page ends, parts of other components, and toasts, shown by a button. */
const NOT_SHOWN = ['link', 'nav-link', 'no-script', 'page-skeleton', 'picture', 'scroll-to-top', 'toast'];

test('the style guide shows every kind of component', () => {
  const kinds = fs
    .readdirSync('components/ui', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SHOWN.includes(entry.name))
    .map(({ name }) => name);
  const sheet = fs
    .readdirSync(__dirname)
    .filter((name) => /(?<!\.test)\.tsx$/.test(name))
    .map((name) => fs.readFileSync(path.join(__dirname, name), 'utf8'))
    .join('\n');
  const missing = kinds.filter((kind) => !sheet.includes(`@/components/ui/${kind}/`));
  expect(missing).toEqual([]);
});
