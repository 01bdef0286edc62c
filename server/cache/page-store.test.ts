import { pageStore } from './page-store';

const MAX_BYTES = 100_000;

test('the key of a page counts towards the size limit like its body', async () => {
  const store = pageStore(MAX_BYTES);
  const page = { headers: {}, body: Buffer.from('page') };
  const long = (letter: string) => `/faq\n${letter.repeat(60_000)}`;
  await store.put('/faq', 'br', page, store.generation());
  await store.put(long('a'), 'br', page, store.generation());
  expect([store.has('/faq', 'br'), store.has(long('a'), 'br')]).toEqual([true, true]);
  await store.put(long('b'), 'br', page, store.generation());
  expect([store.has(long('a'), 'br'), store.has(long('b'), 'br')]).toEqual([false, true]);
});

test('uncompressed pages do not evict compressed ones', async () => {
  const store = pageStore(MAX_BYTES);
  const page = { headers: {}, body: Buffer.alloc(10_000) };
  await store.put('/faq', 'br', page, store.generation());
  const others = Array.from({ length: 20 }, (_, number) => `/category/${number}`);
  for (const other of others) await store.put(other, 'identity', page, store.generation());
  expect(store.has('/faq', 'br')).toBe(true);
  expect(others.filter((other) => store.has(other, 'identity'))).toEqual(['/category/19']);
});
