import { inFlight } from './load/in-flight';
import { exchange, openFront } from './testing/open-front';

beforeEach(() => {
  jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

const withinSeconds = (): RequestInit => ({ signal: AbortSignal.timeout(3_000) });

describe('a request whose handler fails', () => {
  const open = (when: string) =>
    openFront({
      inFlight: inFlight(1),
      next: async (_, res) => {
        if (when !== 'before its response') res.writeHead(200, { 'content-length': '9' }).write('half');
        throw new Error('no page');
      },
    });

  test.each([
    ['/category/vegetables', 503, 'text/html; charset=utf-8'],
    ['/api/cart', 500, 'application/json; charset=utf-8'],
  ])('before its response is answered, and frees its place: %s', async (path, status, type) => {
    const front = await open('before its response');
    try {
      for (const _ of ['first', 'second']) {
        const response = await fetch(front.origin + path, withinSeconds());
        expect([response.status, response.headers.get('content-type')]).toEqual([status, type]);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
      }
      expect(console.error).toHaveBeenCalledWith(new Error('no page'));
    } finally {
      await front.close();
    }
  });

  test.each(['/category/vegetables', '/api/cart'])('within its response is cut off: %s', async (path) => {
    const front = await open('within its response');
    try {
      for (const _ of ['first', 'second'])
        await expect(fetch(front.origin + path, withinSeconds())).rejects.toThrow('fetch failed');
      expect(console.error).toHaveBeenCalledWith(new Error('no page'));
    } finally {
      await front.close();
    }
  });

  test('within a response that is sent while it is made is cut off', async () => {
    const front = await open('within its response');
    try {
      const response = await exchange(front.port, 'HEAD /my-orders HTTP/1.1\r\nHost: localhost:3000\r\n\r\n');
      expect(response).toBe('');
    } finally {
      await front.close();
    }
  });

  test('after its response is answered with that', async () => {
    const body = JSON.stringify({ lines: Array(1_000).fill('okra') });
    const front = await openFront({
      next: async (_, res) => {
        res.writeHead(200, { 'content-type': 'application/json' }).end(body);
        throw new Error('no page');
      },
    });
    try {
      const response = await fetch(`${front.origin}/api/cart`, withinSeconds());
      expect([response.status, await response.text()]).toEqual([200, body]);
      expect(console.error).toHaveBeenCalledWith(new Error('no page'));
    } finally {
      await front.close();
    }
  });
});
