import { pageStore } from './page-store';

const MOST_BYTES = 100_000;

test('what a page is asked for by counts as its bytes do', async () => {
  const store = pageStore(MOST_BYTES);
  const page = { headers: {}, body: Buffer.from('page') };
  const long = (letter: string) => `/faq\n${letter.repeat(60_000)}`;
  await store.keep('/faq', 'br', page, store.generation());
  await store.keep(long('a'), 'br', page, store.generation());
  expect([store.has('/faq', 'br'), store.has(long('a'), 'br')]).toEqual([true, true]);
  await store.keep(long('b'), 'br', page, store.generation());
  expect([store.has(long('a'), 'br'), store.has(long('b'), 'br')]).toEqual([false, true]);
});

test('what goes out as it is pushes out nothing that browsers ask for', async () => {
  const store = pageStore(MOST_BYTES);
  const page = { headers: {}, body: Buffer.alloc(10_000) };
  await store.keep('/faq', 'br', page, store.generation());
  const others = Array.from({ length: 20 }, (_, number) => `/category/${number}`);
  for (const other of others) await store.keep(other, 'identity', page, store.generation());
  expect(store.has('/faq', 'br')).toBe(true);
  expect(others.filter((other) => store.has(other, 'identity'))).toEqual(['/category/19']);
});
