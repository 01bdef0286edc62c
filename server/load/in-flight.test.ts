import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { type OpenFront, openFront } from '@/server/testing/open-front';
import { inFlight, type WorkClass, workClassOf } from './in-flight';

test.each<[string, WorkClass]>([
  ['/', 'browse'],
  ['/product-detail/onion', 'browse'],
  ['/category/vegetables?page=2', 'browse'],
  ['/search/onion', 'search'],
  ['/find?q=onion', 'search'],
  ['/api/suggestions?key=on', 'search'],
  ['/preview/product-detail/onion/1.jpg', 'search'],
  ['/api/cart/lines/7', 'cart'],
  ['/api/session/verify', 'cart'],
  ['/cart', 'cart'],
  ['/ta/cart', 'cart'],
  ['/ta/search/onion', 'search'],
  ['/ta', 'browse'],
  ['/cartoons', 'browse'],
  ['/checkout', 'order'],
  ['/api/orders/payment', 'order'],
  ['/payment-return?x=1', 'order'],
  ['/api/revalidate', 'browse'],
  ['/api/health', 'browse'],
])('%s is %s', (target, expected) => {
  expect(workClassOf(target)).toBe(expected);
});

describe('an overloaded shop', () => {
  let front: OpenFront;
  let waiting: { url: string | undefined; res: ServerResponse }[];
  let wake: () => void;

  beforeEach(async () => {
    waiting = [];
    front = await openFront({
      inFlight: inFlight(8),
      isService: ({ headers }) => headers.authorization === 'Bearer its own',
      next: (req, res) => {
        waiting.push({ url: req.url, res });
        wake?.();
      },
    });
  });
  afterEach(() => front.close());

  /** Sends a request; resolves once Next handles it. */
  async function occupy(path: string, headers: Record<string, string> = {}): Promise<void> {
    const isThere = new Promise<void>((resolve) => {
      wake = resolve;
    });
    void fetch(front.origin + path, { headers }).catch(() => undefined);
    await isThere;
  }

  test('sheds searches first, then browsing, and orders last', async () => {
    const isShed = async (path: string) => {
      const response = await fetch(front.origin + path);
      expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      expect(response.headers.get('cache-control')).toBe('private, no-store');
      return response.status === 503;
    };
    for (let place = 0; place < 4; place += 1) await occupy('/search/onion');
    expect(await isShed('/search/onion')).toBe(true);
    for (let place = 0; place < 2; place += 1) await occupy('/');
    expect(await isShed('/')).toBe(true);
    await occupy('/api/cart');
    expect(await isShed('/api/cart')).toBe(true);
    expect(waiting).toHaveLength(7);
    expect(await isShed('/api/orders')).toBe(true);
    expect(await isShed('/api/revalidate')).toBe(true);
    await occupy('/api/revalidate', { authorization: 'Bearer its own' });
    expect(waiting).toHaveLength(8);
  });

  test('reserves no place for a request whose body is still arriving', async () => {
    const slow = Array.from({ length: 8 }, () => connect(front.port, '127.0.0.1'));
    const head = 'PUT /api/cart/lines/9 HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n';
    for (const socket of slow) socket.write(`${head}slow`);
    await Promise.all(slow.map((socket) => once(socket, 'ready')));
    for (let place = 0; place < 7; place += 1) await occupy('/api/cart');
    expect(waiting.map(({ url }) => url)).toEqual(Array(7).fill('/api/cart'));
    for (const socket of slow) socket.destroy();
  });

  test('gives a request a place once its body has arrived', async () => {
    const isThere = new Promise<void>((resolve) => {
      wake = resolve;
    });
    void fetch(`${front.origin}/api/orders`, { method: 'POST', body: 'x'.repeat(99) }).catch(() => undefined);
    await isThere;
    expect(waiting.map(({ url }) => url)).toEqual(['/api/orders']);
  });

  test('discards a body that nobody reads, so that the next request on the connection is answered', async () => {
    for (let place = 0; place < 7; place += 1) await occupy('/api/cart');
    const body = 'x'.repeat(200_000);
    const post = `POST /api/cart HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    const line = connect(front.port, '127.0.0.1').setEncoding('utf8');
    line.write(post);
    await once(line, 'data');
    line.write('GET /cart HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
    let second = '';
    for await (const chunk of line) second += chunk;
    expect(second).toContain('HTTP/1.1 503');
  });

  test('gives a connection one place however many requests it pipelines, and frees it when the connection closes', async () => {
    const line = connect(front.port, '127.0.0.1');
    const isThere = new Promise<void>((resolve) => {
      wake = resolve;
    });
    line.write('GET /api/cart HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(7));
    await isThere;
    for (let place = 1; place < 7; place += 1) await occupy('/api/cart');
    expect(waiting).toHaveLength(7);
    const end = once(waiting[0]?.res ?? line, 'close');
    line.destroy();
    await end;
    await occupy('/api/cart');
    expect(waiting).toHaveLength(8);
  });

  test('handles pipelined requests one after the other', async () => {
    const line = connect(front.port, '127.0.0.1');
    const paths = ['/api/cart', '/faq', '/checkout'];
    for (const path of paths) line.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    for (const path of paths) {
      if (waiting.at(-1)?.url !== path) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      expect(waiting.map(({ url }) => url)).toEqual(paths.slice(0, paths.indexOf(path) + 1));
      waiting.at(-1)?.res.end();
    }
    line.destroy();
  });

  test('keeps a place for its own requests, which a shopper’s response may wait for', async () => {
    for (let place = 0; place < 7; place += 1) await occupy('/checkout');
    const own = { authorization: 'Bearer its own' };
    const response = fetch(`${front.origin}/nowhere`, { headers: own });
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
    waiting.at(-1)?.res.end('nowhere');
    expect((await response).status).toBe(200);
  });

  test('sheds pages with an error page and API calls with the JSON error envelope', async () => {
    for (let place = 0; place < 7; place += 1) await occupy('/checkout');
    const page = await fetch(`${front.origin}/`);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(await page.text()).toContain('Your cart is safe.');
    const call = await fetch(`${front.origin}/api/cart`);
    expect(await call.json()).toMatchObject({ error: { code: 'unavailable' } });
  });

  test('accepts requests again when a place is free', async () => {
    for (let place = 0; place < 4; place += 1) await occupy('/search/onion');
    const answered = new Promise((resolve) => waiting[0]?.res.once('close', resolve));
    waiting[0]?.res.end();
    await answered;
    await occupy('/search/onion');
    expect(waiting).toHaveLength(5);
  });
});
