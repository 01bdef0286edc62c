import type { BuiltScripts } from './joined-scripts';
import { findKnownScripts } from './known-scripts';
import { isStartScript, deferScripts as withScripts } from './late-scripts';

const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const AHEAD = '<link rel="preload" href="/_next/static/chunks/text.js" as="script" fetchPriority="low"/>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const file = (name: string, more = '') =>
  `<script src="/_next/static/chunks/${name}.js"${more} async=""></script>`;
const PAGE = `<html><head><meta charset="utf-8"/>${STYLE}${file('a')}${file('b')}${AHEAD}${OLD}</head><body><p>${file('main', ' id="_R_"')}</body></html>`;

const NONE = { joined: [], texts: {} };
const deferScripts = (html: string, built: Partial<BuiltScripts> = {}) =>
  withScripts(html, { ...NONE, ...built });
const address = (name: string) => `/_next/static/chunks/${name}.js`;
const startOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

test('one script before the first stylesheet loads all script files, preloaded ones too', () => {
  const html = deferScripts(PAGE);
  const start = startOf(html);
  expect(html).toBe(
    `<html><head><meta charset="utf-8"/><script>${start}</script>${STYLE}</head><body><p></body></html>`,
  );
  const files = ['a', 'b', 'text', 'main'].map((name) => [address(name)]);
  expect(start.endsWith(`(${JSON.stringify(files)})`)).toBe(true);
  expect(isStartScript(start)).toBe(true);
});

test('a joined file replaces its parts when the page uses all of them', () => {
  const joined = [
    { file: address('joined-1'), of: [address('b'), address('main')] },
    { file: address('joined-2'), of: [address('a'), address('elsewhere')] },
  ];
  const start = startOf(deferScripts(PAGE, { joined }));
  const asked = [['joined-1', 'b', 'main'], ['a'], ['text']];
  expect(start.endsWith(`(${JSON.stringify(asked.map((file) => file.map(address)))})`)).toBe(true);
  expect(isStartScript(start)).toBe(true);
});

test('a page drawn by script loads its files and preloads its API responses at once', () => {
  const html = deferScripts(
    PAGE.replace('<p>', '<template data-reads="/api/session /api/cart"></template><p>'),
  );
  const start = startOf(html);
  const ahead = (address: string) =>
    `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous"/>`;
  expect(html).toContain(`${ahead('/api/session')}${ahead('/api/cart')}<script>`);
  expect(start.endsWith('],1)')).toBe(true);
  expect(isStartScript(start)).toBe(true);
});

test('only a page drawn by script also loads the rest of its messages', () => {
  const texts = { [address('text')]: address('rest'), [address('other-language')]: address('other-rest') };
  const drawn = PAGE.replace('<p>', '<template data-reads="/api/session"></template><p>');
  const files = ['a', 'b', 'text', 'main'].map((name) => [address(name)]);
  const start = startOf(deferScripts(drawn, { texts }));
  expect(start.endsWith(`(${JSON.stringify([...files, [address('rest')]])},1)`)).toBe(true);
  expect(isStartScript(start)).toBe(true);
  expect(startOf(deferScripts(PAGE, { texts })).endsWith(`(${JSON.stringify(files)})`)).toBe(true);
});

test('a URL of another origin is not preloaded', () => {
  const html = deferScripts(PAGE.replace('<p>', '<template data-reads="//evil.example/a"></template><p>'));
  expect(html).not.toContain('as="fetch"');
});

test('the start script gets a hash for the Content-Security-Policy', () => {
  expect(findKnownScripts(deferScripts(PAGE)).hashes).toHaveLength(1);
});

test('a page already processed, or without files, stays unchanged', () => {
  expect(deferScripts(deferScripts(PAGE))).toBe(deferScripts(PAGE));
  expect(deferScripts('<p>a page</p>')).toBe('<p>a page</p>');
});

test.each([
  ['files of another origin', '([["https://evil.example/a.js"]])'],
  ['files from outside the build', '([["/media/a.js"]])'],
  ['a path out of the folder', '([["/_next/static/chunks/../../../media/a.js"]])'],
  ['such files among others', `([["${address('a')}","https://evil.example/a.js"]])`],
  ['such files after others', `([["${address('a')}"],["https://evil.example/a.js"]])`],
  ['a call after it', '([["/_next/static/chunks/a.js"]]);alert(1)'],
])('a start script with %s is not recognised', (_title, argument) => {
  const start = startOf(deferScripts(PAGE));
  expect(isStartScript(start.slice(0, start.lastIndexOf('([')) + argument)).toBe(false);
});
