import type { BuiltScripts } from './joined-scripts';
import { findKnownScripts } from './known-scripts';
import { isLateStart, lateScripts as withScripts } from './late-scripts';

const STYLE = '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>';
const AHEAD = '<link rel="preload" href="/_next/static/chunks/text.js" as="script" fetchPriority="low"/>';
const OLD = '<script src="/_next/static/chunks/old.js" noModule=""></script>';
const file = (name: string, more = '') =>
  `<script src="/_next/static/chunks/${name}.js"${more} async=""></script>`;
const PAGE = `<html><head><meta charset="utf-8"/>${STYLE}${file('a')}${file('b')}${AHEAD}${OLD}</head><body><p>${file('main', ' id="_R_"')}</body></html>`;

const NONE = { joined: [], texts: {} };
const lateScripts = (html: string, built: Partial<BuiltScripts> = {}) =>
  withScripts(html, { ...NONE, ...built });
const address = (name: string) => `/_next/static/chunks/${name}.js`;
const startOf = (html: string) => /<script>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';

test('the files of a page, and what it fetches ahead, are asked for by one script before its first style', () => {
  const html = lateScripts(PAGE);
  const start = startOf(html);
  expect(html).toBe(
    `<html><head><meta charset="utf-8"/><script>${start}</script>${STYLE}${OLD}</head><body><p></body></html>`,
  );
  const files = ['a', 'b', 'text', 'main'].map((name) => [address(name)]);
  expect(start.endsWith(`(${JSON.stringify(files)})`)).toBe(true);
  expect(isLateStart(start)).toBe(true);
});

test('files that are joined are asked for as one, where the page has all of them', () => {
  const joined = [
    { file: address('joined-1'), of: [address('b'), address('main')] },
    { file: address('joined-2'), of: [address('a'), address('elsewhere')] },
  ];
  const start = startOf(lateScripts(PAGE, { joined }));
  const asked = [['joined-1', 'b', 'main'], ['a'], ['text']];
  expect(start.endsWith(`(${JSON.stringify(asked.map((file) => file.map(address)))})`)).toBe(true);
  expect(isLateStart(start)).toBe(true);
});

test('a page that they draw asks for them, and for what it reads, at once', () => {
  const html = lateScripts(
    PAGE.replace('<p>', '<template data-reads="/api/session /api/cart"></template><p>'),
  );
  const start = startOf(html);
  const ahead = (address: string) =>
    `<link rel="preload" href="${address}" as="fetch" crossorigin="anonymous"/>`;
  expect(html).toContain(`${ahead('/api/session')}${ahead('/api/cart')}<script>`);
  expect(start.endsWith('],1)')).toBe(true);
  expect(isLateStart(start)).toBe(true);
});

test('a page that they draw asks for the rest of its texts as well, another one does not', () => {
  const texts = { [address('text')]: address('rest'), [address('other-language')]: address('other-rest') };
  const drawn = PAGE.replace('<p>', '<template data-reads="/api/session"></template><p>');
  const files = ['a', 'b', 'text', 'main'].map((name) => [address(name)]);
  const start = startOf(lateScripts(drawn, { texts }));
  expect(start.endsWith(`(${JSON.stringify([...files, [address('rest')]])},1)`)).toBe(true);
  expect(isLateStart(start)).toBe(true);
  expect(startOf(lateScripts(PAGE, { texts })).endsWith(`(${JSON.stringify(files)})`)).toBe(true);
});

test('what is not the shop’s own to read is not asked for', () => {
  const html = lateScripts(PAGE.replace('<p>', '<template data-reads="//evil.example/a"></template><p>'));
  expect(html).not.toContain('as="fetch"');
});

test('the policy of the page allows that script', () => {
  expect(findKnownScripts(lateScripts(PAGE)).hashes).toHaveLength(1);
});

test('a page that was done before, or has no files, stays as it is', () => {
  expect(lateScripts(lateScripts(PAGE))).toBe(lateScripts(PAGE));
  expect(lateScripts('<p>a page</p>')).toBe('<p>a page</p>');
});

test.each([
  ['files of somebody else', '([["https://evil.example/a.js"]])'],
  ['files that are not built', '([["/media/a.js"]])'],
  ['a way out of the folder', '([["/_next/static/chunks/../../../media/a.js"]])'],
  ['such files among others', `([["${address('a')}","https://evil.example/a.js"]])`],
  ['such files after others', `([["${address('a')}"],["https://evil.example/a.js"]])`],
  ['a call behind it', '([["/_next/static/chunks/a.js"]]);alert(1)'],
])('with %s it is not known', (_title, argument) => {
  const start = startOf(lateScripts(PAGE));
  expect(isLateStart(start.slice(0, start.lastIndexOf('([')) + argument)).toBe(false);
});
