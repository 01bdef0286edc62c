import type { z } from 'zod';
import type { ShopCall } from '@/lib/contract/define-call';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { products } from './db/schema/catalogue';
import { type Fixture, fixtures } from './testing/call-fixtures';
import { actorHeaders, type Sent, send, serviceHeaders } from './testing/send';
import { newGuest } from './testing/shoppers';
import { openTestShop, type TestShop } from './testing/test-shop';

const GARBAGE = 'x'.repeat(5000);

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.update(products).set({ stock: 1_000_000 });
});
afterAll(() => shop.close());

function errorOf({ body }: Sent): z.infer<typeof errorWire>['error'] {
  return errorWire.parse(body).error;
}

async function prepare(call: ShopCall): Promise<Fixture> {
  const fixture = fixtures[call.name];
  if (!fixture) throw new Error(`no fixture for ${call.name}`);
  return fixture(shop);
}

async function headersOf({ actor, key }: Fixture): Promise<Record<string, string>> {
  return {
    ...serviceHeaders(shop),
    ...(actor ? await actorHeaders(shop, actor) : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
}

function fieldsOf({ input }: ShopCall): string[] {
  const { shape } = input as z.ZodObject;
  return Object.keys(shape);
}

describe('the shop API and its contract', () => {
  it('has a route and a fixture for every call, and no fixture for another', () => {
    const names = allCalls.map((call) => call.name);
    expect(names.filter((name) => !fixtures[name])).toEqual([]);
    expect(Object.keys(fixtures).filter((name) => !names.includes(name))).toEqual([]);
    const missing = allCalls.filter(({ method, path: url }) => !shop.app.hasRoute({ method, url }));
    expect(missing.map((call) => call.name)).toEqual([]);
  });
});

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const encodings = call.method === 'GET' ? (['query'] as const) : (['form', 'json'] as const);

  it.each(encodings)(
    'answers good input sent as %s with what the contract says, and nothing else',
    async (encoding) => {
      const fixture = await prepare(call);
      const sent = await send(shop, call, fixture.input, await headersOf(fixture), encoding);
      expect(sent).toMatchObject({ status: 200 });
      expect(call.output.parse(sent.body)).toEqual(sent.body);
      expect(sent.headers).toMatchObject({ 'cache-control': 'no-store', 'x-request-id': expect.any(String) });
    },
  );

  it('is refused without the service credential, and with another one', async () => {
    const fixture = await prepare(call);
    const headers = await headersOf(fixture);
    for (const authorization of [
      '',
      'Bearer somebody-elses-secret',
      serviceHeaders(shop).authorization.slice(7),
    ]) {
      const sent = await send(shop, call, fixture.input, { ...headers, authorization });
      expect({ status: sent.status, code: errorOf(sent).code }).toEqual({
        status: 401,
        code: 'untrusted_caller',
      });
    }
  });

  if (call.identity !== 'none') {
    it('is refused without an actor', async () => {
      const { input } = await prepare(call);
      const sent = await send(shop, call, input, serviceHeaders(shop));
      expect({ status: sent.status, code: errorOf(sent).code }).toEqual({
        status: 401,
        code: 'unauthenticated',
      });
    });
  }

  if (call.identity === 'customer') {
    it('is refused to a guest', async () => {
      const { input } = await prepare(call);
      const sent = await send(
        shop,
        call,
        input,
        await headersOf({ input, actor: newGuest(), key: 'a-key-of-a-guest' }),
      );
      expect({ status: sent.status, code: errorOf(sent).code }).toEqual({
        status: 401,
        code: 'unauthenticated',
      });
    });
  }

  const fields = fieldsOf(call);
  if (fields.includes('user_id')) {
    it("is refused when it names somebody else's user_id", async () => {
      const fixture = await prepare(call);
      const input = { ...fixture.input, user_id: newGuest().id };
      const sent = await send(shop, call, input, await headersOf(fixture));
      expect({ status: sent.status, ...errorOf(sent) }).toMatchObject({
        status: 403,
        code: 'forbidden',
        field: 'user_id',
      });
    });
  }

  if (fields.length > 0) {
    it.each(fields)('refuses a senseless %s and names it', async (field) => {
      const fixture = await prepare(call);
      const sent = await send(shop, call, { ...fixture.input, [field]: GARBAGE }, await headersOf(fixture));
      expect({ status: sent.status, ...errorOf(sent) }).toMatchObject({
        status: 400,
        code: 'bad_request',
        field,
      });
    });
  }

  if (call.idempotent) {
    it('is refused without an Idempotency-Key', async () => {
      const { key: _without, ...fixture } = await prepare(call);
      const sent = await send(shop, call, fixture.input, await headersOf(fixture));
      expect({ status: sent.status, ...errorOf(sent) }).toMatchObject({
        status: 400,
        field: 'idempotency-key',
      });
    });
  }
});
