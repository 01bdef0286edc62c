import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const METHOD_EXPORT =
  /export\s+(?:const|let|var|async\s+function|function)\s+(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)\b/g;
const MADE_BY_FACTORY = /export const (GET|POST|PUT|DELETE) = define(?:Route|Form)\(\{\n {2}auth: '/g;

const routes = readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => /(^|\/)route\.[jt]sx?$/.test(file))
  .map((file) => ({ file, source: readFileSync(path.join(__dirname, file), 'utf8') }));

const methodsOf = (source: string, pattern: RegExp) =>
  [...source.matchAll(pattern)].map(([, method]) => method);

test('API routes are found', () => {
  expect(routes.length).toBeGreaterThan(15);
});

test.each(routes)(
  'every handler of $file is created by defineRoute or defineForm with an auth mode',
  ({ source }) => {
    const methods = methodsOf(source, METHOD_EXPORT);
    expect(methods.length).toBeGreaterThan(0);
    expect(methodsOf(source, MADE_BY_FACTORY)).toEqual(methods);
    expect(source).toMatch(/import \{ define(Route|Form) \} from '@\/lib\/bff\/define-(route|form)';/);
    expect(source).not.toMatch(/export \{|export default|export \*/);
  },
);

test.each(routes)('$file sends public responses only without shopper data', ({ source }) => {
  const isPublic = source.includes('cacheControl');
  expect(isPublic && /auth: '(shopper|customer)'|session|actor/.test(source)).toBe(false);
});

test.each(routes)('no read of $file creates a guest', ({ source }) => {
  expect(source).not.toMatch(/export const GET = define\w+\(\{\n {2}auth: 'shopper'/);
});

test('no route reads an identity from the request itself', () => {
  for (const { source } of routes) expect(source).not.toMatch(/user_id|userId|user_type|guestId/);
});
