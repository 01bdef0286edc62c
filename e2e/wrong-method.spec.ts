import { expect, test } from '@/e2e/fixtures/test';

const WRONG = [
  { method: 'DELETE', path: '/api/cities', allow: 'GET, HEAD, OPTIONS' },
  { method: 'GET', path: '/api/cart/check', allow: 'OPTIONS, POST' },
  { method: 'POST', path: '/api/favourites/1', allow: 'DELETE, OPTIONS, PUT' },
];

for (const { method, path, allow } of WRONG) {
  test(`${method} ${path} is refused with the methods the route has`, async ({ request }) => {
    const response = await request.fetch(path, { method });
    expect([response.status(), response.headers().allow]).toEqual([405, allow]);
    expect(await response.json()).toMatchObject({ error: { code: 'wrong_method' } });
  });
}
