import { EventEmitter } from 'node:events';
import { type OpenFront, openFront } from '@/server/testing/open-front';
import { inFlight } from './in-flight';
import { pageQueue } from './page-queue';

const LIMITS = { places: 2, holdMs: 250, waitMs: 5_000, maxWaiting: 10, maxPerClient: 3 };

describe('pages in the render queue', () => {
  let events: string[];
  let finish: Record<string, () => void>;
  let clients: Record<string, EventEmitter>;
  let queue: ReturnType<typeof pageQueue>;

  beforeEach(() => {
    jest.useFakeTimers();
    [events, finish, clients, queue] = [[], {}, {}, pageQueue(LIMITS)];
  });
  afterEach(() => jest.useRealTimers());

  function ask(name: string, lane: 'first' | 'second' = 'first', client?: string): void {
    const res = new EventEmitter();
    clients[name] = res;
    const make = () =>
      new Promise<void>((resolve) => {
        events.push(name);
        finish[name] = resolve;
      });
    queue({ lane, client, res, make, shed: () => events.push(`${name} shed`) });
  }

  async function end(name: string): Promise<void> {
    finish[name]?.();
    await jest.advanceTimersByTimeAsync(0);
  }

  it('are rendered a few at a time, in the order of the requests', async () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    expect(events).toEqual(['a', 'b']);
    await end('b');
    expect(events).toEqual(['a', 'b', 'c']);
    await end('c');
    expect(events).toEqual(['a', 'b', 'c', 'd']);
  });

  it('of the first lane are rendered before those of the second', async () => {
    for (const name of ['a', 'b']) ask(name);
    ask('search', 'second');
    ask('product');
    await end('a');
    await end('b');
    expect(events).toEqual(['a', 'b', 'product', 'search']);
  });

  it('of different clients take turns, however many one of them has', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name, 'first', 'greedy');
    ask('f', 'first', 'one');
    ask('g', 'first', 'other');
    for (const name of ['a', 'b', 'c', 'f', 'g', 'd']) await end(name);
    expect(events).toEqual(['a', 'b', 'c', 'f', 'g', 'd', 'e']);
  });

  it('of the second lane get every fourth turn', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ask(name);
    ask('search', 'second');
    for (const name of ['a', 'b', 'c', 'd']) await end(name);
    expect(events).toEqual(['a', 'b', 'c', 'd', 'e', 'search']);
  });

  it('are shed at once when too many of the same client are waiting, counting both lanes', async () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name, 'first', 'greedy');
    ask('e', 'second', 'greedy');
    ask('f', 'first', 'greedy');
    ask('g', 'first', 'other');
    expect(events).toEqual(['a', 'b', 'f shed']);
    clients.c?.emit('close');
    ask('h', 'first', 'greedy');
    ask('i', 'first', 'greedy');
    expect(events).toEqual(['a', 'b', 'f shed', 'i shed']);
    for (const name of ['a', 'b', 'd', 'g', 'h', 'e']) await end(name);
    expect(events).toEqual(['a', 'b', 'f shed', 'i shed', 'd', 'g', 'h', 'e']);
  });

  it('are shed at once when too many are waiting in their lane', () => {
    const most = LIMITS.places + LIMITS.maxWaiting;
    for (let waiting = 0; waiting < most; waiting++) ask(`page ${waiting}`);
    ask('one more');
    ask('search', 'second');
    expect(events).toEqual(['page 0', 'page 1', 'one more shed']);
  });

  it('free their place when they take long, and free no second one at their end', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
    await jest.advanceTimersByTimeAsync(LIMITS.holdMs);
    expect(events).toEqual(['a', 'b', 'c', 'd']);
    await end('a');
    expect(events).toHaveLength(4);
  });

  it('are shed when they have waited too long', async () => {
    const slow = pageQueue({ ...LIMITS, places: 0 });
    slow({
      lane: 'first',
      res: new EventEmitter(),
      make: () => void events.push('made'),
      shed: () => events.push('shed'),
    });
    await jest.advanceTimersByTimeAsync(LIMITS.waitMs - 1);
    expect(events).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(events).toEqual(['shed']);
  });

  it('are not rendered when the client has left', async () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    clients.c?.emit('close');
    await end('a');
    await jest.advanceTimersByTimeAsync(LIMITS.waitMs);
    expect(events).toEqual(['a', 'b', 'd']);
  });

  it('free their place when they fail', async () => {
    const logged = jest.spyOn(console, 'error').mockReturnValue();
    const failure = new Error('no page');
    for (const name of ['a', 'b']) ask(name);
    const make = () => Promise.reject(failure);
    queue({ lane: 'first', res: new EventEmitter(), make, shed: () => {} });
    ask('c');
    await end('a');
    expect(events).toEqual(['a', 'b', 'c']);
    expect(logged.mock.calls).toEqual([[failure]]);
  });
});

test('pages in the render queue take no in-flight place from cached pages', async () => {
  let state = 'HIT';
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const front = await openFront({
    queue: pageQueue({ places: 1, holdMs: 60_000 }),
    inFlight: inFlight(4),
    next: async (req, res) => {
      if (req.url?.startsWith('/product-detail/')) await released;
      res.writeHead(200, { 'x-nextjs-cache': state, 'content-type': 'text/html' }).end('page');
    },
  });
  const ask = (path: string) => fetch(front.origin + path, { headers: { 'accept-encoding': 'gzip' } });
  await ask('/faq');
  await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
  state = 'STALE';
  const lost = Promise.allSettled(Array.from({ length: 8 }, (_, page) => ask(`/product-detail/${page}`)));
  const { status } = await ask('/faq');
  release();
  await front.close();
  await lost;
  expect(status).toBe(200);
});

describe('a shop that is rendering one page', () => {
  let front: OpenFront;
  let asked: string[];
  let release: (() => void) | undefined;

  beforeEach(async () => {
    asked = [];
    front = await openFront({
      queue: pageQueue({ places: 1, holdMs: 4_000, waitMs: 4_000 }),
      next: async (req, res) => {
        asked.push(req.url ?? '');
        if (req.url === '/search/slow') {
          await new Promise<void>((resolve) => {
            release = resolve;
          });
        }
        res.writeHead(200, { 'x-nextjs-cache': 'HIT', 'content-type': 'text/html' }).end('page');
      },
    });
  });
  afterEach(() => front.close());

  const get = (path: string) => fetch(front.origin + path, { headers: { 'accept-encoding': 'br' } });

  it('answers API calls and cached pages meanwhile, and renders new pages afterwards', async () => {
    await get('/about-us');
    const slow = get('/search/slow');
    while (!release) await get('/api/cart');
    const search = get('/search/onion');
    const product = get('/product-detail/onion');
    await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
    await get('/about-us');
    expect(asked.filter((path) => !path.startsWith('/api'))).toEqual([
      '/about-us',
      '/search/slow',
      '/about-us',
    ]);
    release();
    for (const answer of [slow, search, product]) expect((await answer).status).toBe(200);
    expect(asked.slice(-2).sort()).toEqual(['/product-detail/onion', '/search/onion']);
  });
});
