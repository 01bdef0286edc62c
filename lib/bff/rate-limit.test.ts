import { nanoid } from 'nanoid';
import { z } from 'zod';
import { sessionCookie } from '@/lib/session/cookie';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { defineRoute } from './define-route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv({ RATE_LIMIT_PER_MINUTE: '600', REDIS_URL: '' });

const url = 'http://localhost:3000/api/thing';
const ask = (headers: Record<string, string>) => new Request(url, { headers });

async function cookieOf(session: Parameters<typeof sessionCookie>[0]): Promise<string> {
  return (await sessionCookie(session)).split(';')[0] ?? '';
}

describe('a client that sends too many requests', () => {
  const costly = defineRoute({
    auth: 'none',
    cost: 100,
    answer: z.object({}),
    handler: async () => ({}),
  });
  const statuses = async (times: number, headers: Record<string, string>) => {
    const all: number[] = [];
    for (let done = 0; done < times; done += 1) all.push((await costly(ask(headers))).status);
    return all;
  };

  test('is limited by session', async () => {
    const cookie = await cookieOf({ guestId: 'hasty_guest' });
    expect(await statuses(6, { cookie })).toEqual(Array(6).fill(200));
    const refused = await costly(ask({ cookie }));
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ error: { code: 'too_many' } });
    expect(await statuses(1, { cookie: await cookieOf({ guestId: 'calm_guest' }) })).toEqual([200]);
  });

  test('is limited by IP address, whatever the session', async () => {
    const fromNetwork = (address: string) => ({ 'x-client-ip': address });
    expect(new Set(await statuses(30, fromNetwork('203.0.113.50')))).toEqual(new Set([200]));
    expect(await statuses(1, fromNetwork('203.0.113.50'))).toEqual([429]);
    expect(await statuses(1, fromNetwork('203.0.113.51'))).toEqual([200]);
  });

  test('can make a tenth as many guests as other calls', async () => {
    const write = defineRoute({ auth: 'shopper', answer: z.object({}), handler: async () => ({}) });
    const headers = { 'x-client-ip': '203.0.113.60', origin: 'http://localhost:3000' };
    const writes = async (more = {}) =>
      (await write(new Request(url, { method: 'PUT', headers: { ...headers, ...more } }))).status;
    const named = () => ({ cookie: `koodai_first_guest=${nanoid()}` });
    for (let made = 0; made < 150; made += 1) {
      expect([await writes(), await writes(named())]).toEqual([200, 200]);
    }
    expect([await writes(), await writes(named())]).toEqual([429, 429]);
    headers['x-client-ip'] = '203.0.113.61';
    const cookie = await cookieOf({ guestId: 'known_guest' });
    for (let made = 0; made < 301; made += 1) expect(await writes({ cookie })).toBe(200);
  });

  test('is limited by network in IPv6, not by address', async () => {
    for (let machine = 1; machine <= 30; machine += 1) {
      await statuses(1, { 'x-client-ip': `2001:db8:1:2::${machine}` });
    }
    expect(await statuses(1, { 'x-client-ip': '2001:db8:1:2::ffff' })).toEqual([429]);
    expect(await statuses(1, { 'x-client-ip': '2001:db8:1:3::1' })).toEqual([200]);
  });
});
