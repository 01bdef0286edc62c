import { pathOf } from './define-call';

it.each([
  ['an address of its own', 'cluster-beans', '/products/cluster-beans'],
  ['a slug with path separators', 'a/b?c', '/products/a%2Fb%3Fc'],
  ['a lone surrogate', '\ud800', '/products/%EF%BF%BD'],
  ['nothing', undefined, '/products/'],
])('[7] escapes %s in the path of a call', (_what, slug, path) => {
  expect(pathOf({ path: '/products/:slug' }, { slug })).toBe(path);
});
