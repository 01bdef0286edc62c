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

describe('the actor of a call', () => {
  it('is accepted if it is a customer with a live session', async () => {
    const { actor } = await makeCustomer(shop);
    const sent = await send(appTarget(shop), profile, { user_id: actor.id }, await headersFor(actor));
    expect(sent.status).toBe(200);
  });

  it('is refused if it is signed with another key, expired or not a token', async () => {
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

  it('[d15.secret] is refused without the shared secret, whoever it is', async () => {
    const { actor } = await makeCustomer(shop);
    const signed = await actorHeaders(appTarget(shop), actor);
    for (const authorization of ['', 'Bearer ', 'Bearer some-other-secret']) {
      const headers: Record<string, string> = authorization ? { ...signed, authorization } : signed;
      const sent = await send(appTarget(shop), profile, { user_id: actor.id }, headers);
      expect(sent).toMatchObject({ status: 401, body: { error: { code: 'untrusted_caller' } } });
    }
    const { headers } = await shop.app.inject({ url: '/faq' });
    expect(headers['www-authenticate']).toBe('Bearer');
  });

  it('is refused if it is a customer without a live session at this API', async () => {
    const { actor } = await makeCustomer(shop);
    const stranger = { ...actor, sid: 'a-session-that-was-never-opened' };
    const sent = await send(appTarget(shop), profile, { user_id: actor.id }, await headersFor(stranger));
    expect(sent).toMatchObject({ status: 401, body: { error: { code: 'unauthenticated' } } });
  });

  it('[4.identity.user] is refused if a guest claims to be a customer', async () => {
    const guest = newGuest();
    const input = { product_id: 'country-tomato', user_id: guest.id, user_type: '' };
    const sent = await send(appTarget(shop), getproductsdetails, input, await headersFor(guest));
    expect(sent).toMatchObject({ status: 403, body: { error: { code: 'forbidden', field: 'user_type' } } });
  });

  it('is required when the input has a user id', async () => {
    const input = { product_id: 'country-tomato', user_id: newGuest().id, user_type: 'guest' };
    const sent = await send(appTarget(shop), getproductsdetails, input, serviceHeaders(appTarget(shop)));
    expect(sent).toMatchObject({ status: 403, body: { error: { code: 'forbidden', field: 'user_id' } } });
  });
});

describe('the input of a call', () => {
  it('is refused if the body exceeds 16 KiB', async () => {
    const input = { name: 'x'.repeat(17 * 1024), mobile: '9876543210' };
    const sent = await send(appTarget(shop), register, input, await headersFor(newGuest()));
    expect(sent).toMatchObject({ status: 413, body: { error: { code: 'too_large' } } });
  });

  it.each([
    ['text that is no JSON', '{"name":', 'application/json'],
    ['a list', '[1]', 'application/json'],
  ])('is refused if it is %s', async (_title, payload, type) => {
    const headers = { ...(await headersFor(newGuest())), 'content-type': type };
    const response = await shop.app.inject({ method: 'POST', url: '/register', headers, payload });
    expect(response.json()).toMatchObject({ error: { code: 'bad_request', field: 'body' } });
    expect(response.statusCode).toBe(400);
  });

  it('is refused with an unknown field, which is named', async () => {
    const input = { name: 'Meena', mobile: '9876543210', is_admin: '1' };
    const sent = await send(appTarget(shop), register, input, await headersFor(newGuest()));
    expect(sent).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field: 'is_admin' } } });
  });

  it('is refused with a text the database cannot store', async () => {
    const input = { name: 'Mee\0na', mobile: '9876543210' };
    const sent = await send(appTarget(shop), register, input, await headersFor(newGuest()));
    expect(sent).toMatchObject({ status: 400, body: { error: { code: 'bad_request', field: 'name' } } });
  });

  it('is answered with the error envelope for an unknown path', async () => {
    const response = await shop.app.inject({
      url: '/no-such-call',
      headers: serviceHeaders(appTarget(shop)),
    });
    expect([response.statusCode, response.json().error.code]).toEqual([404, 'not_found']);
  });

  it('keeps its request id, or gets a new one if that is not valid', async () => {
    const withId = async (id: string) => {
      const response = await shop.app.inject({ url: '/health', headers: { 'x-request-id': id } });
      return response.headers['x-request-id'];
    };
    expect(await withId('from-the-bff-1')).toBe('from-the-bff-1');
    expect(await withId('bad id\twith spaces')).toMatch(/^[A-Za-z0-9_-]{21}$/);
  });
});

const sample = defineCall({
  name: 'sample',
  method: 'GET',
  path: '/sample',
  identity: 'none',
  summary: 'A call of this test.',
  input: z.object({}),
  output: z.object({ count: z.number(), rows: z.array(z.object({ id: z.number() })).default([]) }),
  errors: [],
});

async function sendSample(handler: (context: object) => unknown, headers: Record<string, string> = {}) {
  const lines: string[] = [];
  const loggerInstance = createLogger('info', { write: (line) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  registerErrors(app);
  app.decorate('gate', {
    apiSecret: 'secret',
    clock: shop.clock,
    requireLiveSession: async () => undefined,
  });
  registerCall(app, sample, async (context) => handler(context) as { count: number });
  const authorization = 'Bearer secret';
  const response = await app.inject({ url: '/sample', headers: { ...headers, authorization } });
  await app.close();
  return { status: response.statusCode, body: response.json(), log: lines.join('') };
}

test('a call that declares neither idempotency nor change marks gets no key and no mark', async () => {
  const names: string[] = [];
  const handler = (context: object) => {
    names.push(...Object.keys(context));
    return { count: 1 };
  };
  await sendSample(handler, { 'idempotency-key': 'intent-0001', 'x-change-mark': 'tab-number-1.20' });
  expect(names.sort()).toEqual(['actor', 'callerIp', 'input', 'language', 'requestId']);
});

describe('the response of a call', () => {
  const answerOf = (answer: unknown) => sendSample(() => answer);

  it('has no fields unknown to the contract', async () => {
    const { status, body } = await answerOf({ count: 1, code_hmac: 's', rows: [{ id: 2, mobile: '9' }] });
    expect({ status, body }).toEqual({ status: 200, body: { count: 1, rows: [{ id: 2 }] } });
  });

  it('is replaced by a logged 500 without details if it violates the contract', async () => {
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
