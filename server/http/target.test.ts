import { targetForNext } from './target';

test.each(['/', '/search/%E0%AE%A4%E0%AE%95', '/category/fruits?page=2', '/find?q=%E0%A4%A'])(
  '%s is passed on unchanged',
  (target) => {
    expect(targetForNext(target)).toBe(target);
  },
);

test.each([
  ['/search/%E0%A4%A', '/not-found'],
  ['/product-detail/%zz', '/not-found'],
  ['/%00', '/not-found'],
  [`/search/${'%E0%AE%A4'.repeat(3000)}`, '/not-found'],
  [`/search?q=${'a'.repeat(5000)}`, '/not-found'],
  ['/ta/search/%E0%A4%A', '/ta/not-found'],
  ['/api/cart/%E0%A4%A', '/api/not-found'],
])('%.40s becomes a not-found path', (target, nowhere) => {
  expect(targetForNext(target)).toBe(nowhere);
});

test.each([
  '/API/my-orders',
  '/Api/cart/plain?a=1',
  '/_Next/faq',
  '/_NEXT/static/a.js',
  '/Robots.txt',
  '/ART/kolam.svg',
])('%s, in the wrong case, becomes a not-found path', (target) => {
  expect(targetForNext(target)).toBe('/not-found');
});

test('of Next’s own paths only static files are passed on in a built shop', () => {
  expect(targetForNext('/_next/static/chunks/a.js')).toBe('/_next/static/chunks/a.js');
  expect(targetForNext('/_next/faq')).toBe('/not-found');
  expect(targetForNext('/_next/faq', false)).toBe('/_next/faq');
});
