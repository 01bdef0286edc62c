import { pathOf } from './define-call';

it.each([
  ['an address of its own', 'cluster-beans', '/products/cluster-beans'],
  ['what would end the path', 'a/b?c', '/products/a%2Fb%3Fc'],
  ['half a surrogate pair', '\ud800', '/products/%EF%BF%BD'],
  ['nothing', undefined, '/products/'],
])('[7] puts %s into the path of a call', (_what, slug, path) => {
  expect(pathOf({ path: '/products/:slug' }, { slug })).toBe(path);
});
