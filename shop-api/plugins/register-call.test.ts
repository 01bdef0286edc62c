import Fastify from 'fastify';
import { z } from 'zod';
import { ACTOR_HEADER, type Actor, signActor } from '@/lib/contract/actor-token';
import { defineCall } from '@/lib/contract/define-call';
import { getproductsdetails } from '@/lib/contract/shop/catalogue';
import { profile, register } from '@/lib/contract/shop/identity';
import { MINUTE_MS } from '@/lib/domain/durations';
import { actorHeaders, send, serviceHeaders } from '@/shop-api/conformance/send';
import { appTarget } from '@/shop-api/testing/app-target';
import { makeCustomer, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { registerErrors } from './errors';
import { createLogger } from './log';
import { registerCall } from './register-call';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function headersFor(actor: Actor): Promise<Record<string, string>> {
  return { ...serviceHeaders(appTarget(shop)), ...(await actorHeaders(appTarget(shop), actor)) };
}

describe('who a call is made for', () => {
  it('takes a customer whose session is open', async () => {
    const { actor } = await makeCustomer(shop);
    const sent = await send(appTarget(shop), profile, { user_id: actor.id }, await headersFor(actor));
    expect(sent.status).toBe(200);
  });

  it('refuses an actor signed with another key, an expired one and one that is no token', async () => {
    const { actor } = await makeCustomer(shop);
    const aMinuteAgo = new Date(shop.clock.now().getTime() - MINUTE_MS - 1000);
    const tokens = [
      await signActor(actor, 'some-other-key-of-32-characters-or-more', shop.clock.now()),
      await signActor(actor, shop.config.apiSecret, aMinuteAgo),
      `${(await signActor(actor, shop.config.apiSecret, shop.clock.now())).slice(0, -4)}AAAA`,
      'not-a-token',
    ];
    for (const token of tokens) {
      const headers = { ...serviceHeaders(appTarget(shop)), [ACTOR_HEADER]: token };
      const sent = await send(appTarget(shop), profile, { user_id: actor.id }, headers);
      expect(sent).toMatchObject({ status: 401, body: { error: { code: 'untrusted_caller' } } });
    }
  });

  it('[d15.secret] refuses whoever does not know the shared secret, whomever they name', async () => {
    const { actor } = await makeCustomer(shop);
    const signed = await actorHeaders(appTarget(shop), actor);
    for (const authorization of ['', 'Bearer ', 'Bearer some-other-secret']) {
      const headers: Record<string, string> = authorization ? { ...signed, authorization } : signed;
      const sent = await send(appTarget(shop), profile, { user_id: actor.id }, headers);
      expect(sent).toMatchObject({ status: 401, body: { error: { code: 'untrusted_caller' } } });
    }
  });

  it('refuses a customer without an open session at this API', async () => {
    const { actor } = await makeCustomer(shop);
    const stranger = { ...actor, sid: 'a-session-that-was-never-opened' };
    const sent = await send(appTarget(shop), profile, { user_id: actor.id }, await headersFor(stranger));
    expect(sent).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
  });

  it('[4.identity.user] refuses a guest that calls itself a customer', async () => {
    const guest = newGuest();
    const input = { product_id: 'country-tomato', user_id: guest.id, user_type: '' };
    const sent = await send(appTarget(shop), getproductsdetails, input, await headersFor(guest));
    expect(sent).toMatchObject({ status: 403, body: { error: { code: 'forbidden', field: 'user_type' } } });
  });

  it('refuses a visitor who names an id without a signed actor', async () => {
    const input = { product_id: 'country-tomato', user_id: newGuest().id, user_type: 'guest' };
    const sent = await send(appTarget(shop), getproductsdetails, input, serviceHeaders(appTarget(shop)));
    expect(sent).toMatchObject({ status: 403, body: { error: { code: 'forbidden', field: 'user_id' } } });
  });
});

describe('what a call accepts', () => {
  it('refuses a body of more than 16 KiB', async () => {
    const input = { name: 'x'.repeat(17 * 1024), mobile: '9876543210' };
    const sent = await send(appTarget(shop), register, input, await headersFor(newGuest()));
    expect(sent).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
  });

  it.each([
    ['text that is no JSON', '{"name":', 'application/json'],
    ['a list', '[1]', 'application/json'],
    ['a kind of body it does not know', '<name/>', 'application/xml'],
  ])('refuses %s', async (_title, payload, type) => {
    const headers = { ...(await headersFor(newGuest())), 'content-type': type };
    const response = await shop.app.inject({ method: 'POST', url: '/register', headers, payload });
    expect(response.json()).toMatchObject({ error: { code: 'bad_request', field: 'body' } });
    expect(response.statusCode).toBe(400);
  });

  it('refuses a field it does not know, and names it', async () => {
    const input = { name: 'Meena', mobile: '9876543210', is_admin: '1' };
    const sent = await send(appTarget(shop), register, input, await headersFor(newGuest()));
    expect(sent).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field: 'is_admin' } } });
  });

  it('refuses a text the database cannot hold', async () => {
    const input = { name: 'Mee\0na', mobile: '9876543210' };
    const sent = await send(appTarget(shop), register, input, await headersFor(newGuest()));
    expect(sent).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field: 'name' } } });
  });

  it('answers an unknown path with the error envelope', async () => {
    const response = await shop.app.inject({
      url: '/no-such-call',
      headers: serviceHeaders(appTarget(shop)),
    });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
  });

  it('passes the request id on, and makes one when it is not usable', async () => {
    const withId = async (id: string) => {
      const response = await shop.app.inject({ url: '/health', headers: { 'x-request-id': id } });
      return response.headers['x-request-id'];
    };
    expect(await withId('from-the-bff-1')).toBe('from-the-bff-1');
    expect(await withId('bad id\twith spaces')).toMatch(/^[A-Za-z0-9_-]{21}$/);
  });
});

describe('what a call answers', () => {
  const call = defineCall({
    name: 'sample',
    method: 'GET',
    path: '/sample',
    identity: 'none',
    summary: 'A call of this test.',
    input: z.object({}),
    output: z.object({ count: z.number(), rows: z.array(z.object({ id: z.number() })).default([]) }),
    errors: [],
  });

  async function answerOf(answer: unknown) {
    const lines: string[] = [];
    const loggerInstance = createLogger('info', { write: (line) => void lines.push(line) });
    const app = Fastify({ loggerInstance });
    registerErrors(app);
    app.decorate('gate', {
      apiSecret: 'secret',
      clock: shop.clock,
      requireLiveSession: async () => undefined,
    });
    registerCall(app, call, async () => answer as { count: number });
    const response = await app.inject({ url: '/sample', headers: { authorization: 'Bearer secret' } });
    await app.close();
    return { status: response.statusCode, body: response.json(), log: lines.join('') };
  }

  it('drops fields the contract does not know', async () => {
    const { status, body } = await answerOf({ count: 1, code_hmac: 's', rows: [{ id: 2, mobile: '9' }] });
    expect({ status, body }).toEqual({ status: 200, body: { count: 1, rows: [{ id: 2 }] } });
  });

  it('is a logged 500 without details when it breaks the contract, and never sent', async () => {
    const { status, body, log } = await answerOf({ count: 'of 9876543210', rows: [{ id: 'seven' }] });
    expect(status).toBe(500);
    expect(body).toEqual({
      error: { code: 'internal', message: 'internal', request_id: expect.any(String) },
    });
    expect(log).toContain('"call":"sample","issues":["count: invalid_type","rows.0.id: invalid_type"]');
    expect(log).toContain('"level":"error"');
    expect(log).not.toMatch(/9876543210|seven/);
  });
});
