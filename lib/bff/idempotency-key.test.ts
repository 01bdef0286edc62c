import { z } from 'zod';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { defineRoute } from './define-route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

function routeWith(idempotent: true | 'optional') {
  const route = defineRoute({
    auth: 'none',
    idempotent,
    answer: z.object({ key: z.string() }),
    handler: async ({ idempotencyKey }) => ({ key: idempotencyKey }),
  });
  return async (key?: string) => {
    const headers = { 'sec-fetch-site': 'same-origin', ...(key ? { 'idempotency-key': key } : {}) };
    const response = await route(new Request('http://localhost:3000/api/thing', { method: 'POST', headers }));
    return { status: response.status, ...Object(await response.json()) };
  };
}

test('an idempotent route requires a key', async () => {
  const send = routeWith(true);
  expect((await send()).status).toBe(400);
  expect((await send('no spaces please')).status).toBe(400);
  expect((await send('intent-0001')).key).toBe('intent-0001');
});

test('a route with an optional key makes a new one when none is sent', async () => {
  const send = routeWith('optional');
  expect((await send('intent-0001')).key).toBe('intent-0001');
  const [first, second] = [await send(), await send()];
  expect(first.key).toMatch(/^[\w-]{21}$/);
  expect(second.key).not.toBe(first.key);
  expect((await send('no')).status).toBe(400);
});

test('a route that takes no key gets none, and does not compile if it needs one', async () => {
  const save = (_key: string) => undefined;
  const route = defineRoute({
    auth: 'none',
    answer: z.object({ key: z.undefined() }),
    handler: async ({ idempotencyKey }) => {
      // @ts-expect-error without `idempotent` the key is undefined
      save(idempotencyKey);
      return { key: idempotencyKey };
    },
  });
  const headers = { 'sec-fetch-site': 'same-origin', 'idempotency-key': 'intent-0001' };
  const response = await route(new Request('http://localhost:3000/api/thing', { method: 'POST', headers }));
  expect(await response.json()).toEqual({});
});
