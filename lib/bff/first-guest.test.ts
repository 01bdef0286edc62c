import { z } from 'zod';
import { sessionCookie } from '@/lib/session/cookie';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { defineRoute } from './define-route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const ADDRESS = 'http://localhost:3000/api/thing';

const writing = defineRoute({
  auth: 'shopper',
  answer: z.object({ id: z.string() }),
  handler: async ({ caller }) => ({ id: caller.actor.id }),
});

describe('a browser that has named its first guest', () => {
  const named = 'koodai_first_guest=V1StGXR8_Z5jdHi6B-myT';
  const write = (cookie: string) =>
    writing(new Request(ADDRESS, { method: 'POST', headers: { cookie, 'sec-fetch-site': 'same-origin' } }));
  const idOf = async (response: Response): Promise<string> => (await response.json()).id;

  test('is one guest, even when its first requests run in parallel, and the name cookie is deleted last', async () => {
    const responses = await Promise.all([write(named), write(`theme=dark; ${named}`)]);
    const sealed = responses.map((response) => {
      const [session = '', , taken] = response.headers.getSetCookie();
      expect(taken).toMatch(/^koodai_first_guest=; .*Max-Age=0/);
      return session.split(';')[0] ?? '';
    });
    const [id] = await Promise.all(responses.map(idOf));
    for (const cookie of sealed) expect(await idOf(await write(cookie))).toBe(id);
  });

  test('is the same guest in reads at the same time', async () => {
    const read = defineRoute({
      auth: 'none',
      answer: z.object({ id: z.string() }),
      handler: async ({ session }) => ({ id: session.actor?.id ?? '' }),
    });
    const id = await idOf(await write(named));
    expect(await idOf(await read(new Request(ADDRESS, { headers: { cookie: named } })))).toBe(id);
  });

  test('gets no cookie for a read, so that its response can be cached like any other', async () => {
    const read = defineRoute({
      auth: 'none',
      answer: z.object({}),
      cacheControl: 'public, max-age=60',
      handler: async () => ({}),
    });
    const ask = (cookie: string) => read(new Request(ADDRESS, { headers: { cookie } }));
    expect((await ask('')).headers.get('cache-control')).toBe('public, max-age=60');
    const response = await ask(named);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=60');
  });

  test('gets no public response once it has a session, since that deletes the name cookie', async () => {
    const read = defineRoute({
      auth: 'none',
      answer: z.object({}),
      cacheControl: 'public, max-age=60',
      handler: async () => ({}),
    });
    const [session = ''] = (await sessionCookie({ guestId: 'guest_1' })).split(';');
    const response = await read(new Request(ADDRESS, { headers: { cookie: `${session}; ${named}` } }));
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^koodai_first_guest=; /)]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });

  test('is another guest with another name, and a new guest without a name', async () => {
    const cookies = [named, named.replace('V1', 'V2'), 'koodai_first_guest=', 'koodai_first_guest=ab'];
    const ids = await Promise.all(cookies.map(async (cookie) => idOf(await write(cookie))));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).not.toContain('StGXR8');
  });

  test('is the shopper of the session cookie once there is one, and the name cookie is deleted', async () => {
    const [session = ''] = (await sessionCookie({ guestId: 'guest_1' })).split(';');
    const response = await write(`${named}; ${session}`);
    expect(await idOf(response)).toBe('guest_1');
    expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^koodai_first_guest=; /)]);
  });
});
