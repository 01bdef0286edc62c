import { EventEmitter } from 'node:events';
import { inFlight } from './in-flight';
import { pageQueue } from './page-queue';
import { type OpenFront, openFront } from './testing/open-front';

const LIMITS = { places: 2, holdMs: 250, waitMs: 5_000, mostWaiting: 10, mostOfOne: 3 };

describe('pages that are to be made', () => {
  let heard: string[];
  let finish: Record<string, () => void>;
  let clients: Record<string, EventEmitter>;
  let queue: ReturnType<typeof pageQueue>;

  beforeEach(() => {
    jest.useFakeTimers();
    [heard, finish, clients, queue] = [[], {}, {}, pageQueue(LIMITS)];
  });
  afterEach(() => jest.useRealTimers());

  function ask(name: string, lane: 'first' | 'second' = 'first', client?: string): void {
    const res = new EventEmitter();
    clients[name] = res;
    const make = () =>
      new Promise<void>((resolve) => {
        heard.push(name);
        finish[name] = resolve;
      });
    queue({ lane, client, res, make, late: () => heard.push(`${name} late`) });
  }

  async function end(name: string): Promise<void> {
    finish[name]?.();
    await jest.advanceTimersByTimeAsync(0);
  }

  it('are made a few at a time, in the order they were asked for', async () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    expect(heard).toEqual(['a', 'b']);
    await end('b');
    expect(heard).toEqual(['a', 'b', 'c']);
    await end('c');
    expect(heard).toEqual(['a', 'b', 'c', 'd']);
  });

  it('let those of the first lane go before', async () => {
    for (const name of ['a', 'b']) ask(name);
    ask('search', 'second');
    ask('product');
    await end('a');
    await end('b');
    expect(heard).toEqual(['a', 'b', 'product', 'search']);
  });

  it('are turned away at once where too many of the same client wait already, in either lane', async () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name, 'first', 'greedy');
    ask('e', 'second', 'greedy');
    ask('f', 'first', 'greedy');
    ask('g', 'first', 'other');
    expect(heard).toEqual(['a', 'b', 'f late']);
    clients.c?.emit('close');
    ask('h', 'first', 'greedy');
    ask('i', 'first', 'greedy');
    expect(heard).toEqual(['a', 'b', 'f late', 'i late']);
    for (const name of ['a', 'b', 'd', 'g', 'h', 'e']) await end(name);
    expect(heard).toEqual(['a', 'b', 'f late', 'i late', 'd', 'g', 'h', 'e']);
  });

  it('are turned away at once where too many of their lane wait already', () => {
    const most = LIMITS.places + LIMITS.mostWaiting;
    for (let waiting = 0; waiting < most; waiting++) ask(`page ${waiting}`);
    ask('one more');
    ask('search', 'second');
    expect(heard).toEqual(['page 0', 'page 1', 'one more late']);
  });

  it('lose their place when they take long, and take none away at their end', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
    await jest.advanceTimersByTimeAsync(LIMITS.holdMs);
    expect(heard).toEqual(['a', 'b', 'c', 'd']);
    await end('a');
    expect(heard).toHaveLength(4);
  });

  it('are not made for who waited too long', async () => {
    const slow = pageQueue({ ...LIMITS, places: 0 });
    slow({
      lane: 'first',
      res: new EventEmitter(),
      make: () => void heard.push('made'),
      late: () => heard.push('late'),
    });
    await jest.advanceTimersByTimeAsync(LIMITS.waitMs - 1);
    expect(heard).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(heard).toEqual(['late']);
  });

  it('are not made for who has gone', async () => {
    for (const name of ['a', 'b', 'c', 'd']) ask(name);
    clients.c?.emit('close');
    await end('a');
    await jest.advanceTimersByTimeAsync(LIMITS.waitMs);
    expect(heard).toEqual(['a', 'b', 'd']);
  });

  it('make room when one fails', async () => {
    const make = async () => {
      throw new Error('no page');
    };
    for (const name of ['a', 'b']) ask(name);
    queue({
      lane: 'first',
      res: new EventEmitter(),
      make: () => make().catch(() => undefined),
      late: () => {},
    });
    ask('c');
    await end('a');
    expect(heard).toEqual(['a', 'b', 'c']);
  });
});

test('pages that wait to be made hold no place of those that lie ready', async () => {
  let state = 'HIT';
  const front = await openFront({
    queue: pageQueue({ places: 1, holdMs: 60_000 }),
    inFlight: inFlight(4),
    next: async (req, res) => {
      if (req.url?.startsWith('/product-detail/')) await new Promise(() => undefined);
      res.writeHead(200, { 'x-nextjs-cache': state, 'content-type': 'text/html' }).end('page');
    },
  });
  const ask = (path: string) => fetch(front.origin + path, { headers: { 'accept-encoding': 'gzip' } });
  await ask('/faq');
  await fetch(`${front.origin}/api/revalidate`, { method: 'POST' });
  state = 'STALE';
  const lost = Promise.allSettled(Array.from({ length: 8 }, (_, page) => ask(`/product-detail/${page}`)));
  const { status } = await ask('/faq');
  await front.close();
  await lost;
  expect(status).toBe(200);
});

describe('a shop in which one page is being made', () => {
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

  it('answers calls and pages that were there before, and makes new ones afterwards', async () => {
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
