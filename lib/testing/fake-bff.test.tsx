import { answer, fakeBff } from './fake-bff';

test('a route answers, gets its parameters, and records its calls', async () => {
  const bff = fakeBff({ 'PUT /api/cart/lines/:id': ({ params, body }) => ({ params, body }) });
  const response = await fetch('/api/cart/lines/7', { method: 'PUT', body: JSON.stringify({ quantity: 2 }) });
  expect(await response.json()).toEqual({ params: { id: '7' }, body: { quantity: 2 } });
  expect(bff.callsOf('PUT /api/cart/lines/:id')).toHaveLength(1);
});

test('a later answer replaces the first, and may set a status', async () => {
  const bff = fakeBff({ 'GET /api/cart': () => ({ lines: [] }) });
  bff.on('GET /api/cart', () => answer(503, { code: 'unavailable' }));
  expect((await fetch('/api/cart')).status).toBe(503);
});

test('a call without a route gets 501', async () => {
  fakeBff();
  expect((await fetch('/api/nothing')).status).toBe(501);
});
