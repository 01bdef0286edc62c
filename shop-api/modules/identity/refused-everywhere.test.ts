import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ShopCall } from '@/lib/contract/define-call';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { signout, userValidate } from '@/lib/contract/shop/identity';
import { products } from '@/shop-api/db/schema/catalogue';
import { customers } from '@/shop-api/db/schema/identity';
import { type Fixture, fixtures } from '@/shop-api/testing/call-fixtures';
import { actorHeaders, type Payload, send, serviceHeaders } from '@/shop-api/testing/send';
import { doAs, makeCustomer, type TestCustomer } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.update(products).set({ stock: 1_000_000 });
});
afterAll(() => shop.close());

const fieldsOf = ({ input }: ShopCall) => Object.keys((input as z.ZodObject).shape);
/** These answer a customer whose session is over, too: one ends it, the other tells how it stands. */
const ANSWERED = [signout.name, userValidate.name];
const actorCalls = allCalls.filter(
  (call) => !ANSWERED.includes(call.name) && (call.identity !== 'none' || fieldsOf(call).includes('user_id')),
);

/** A good call made for a customer, also where its fixture is made for a guest or nobody. */
async function callOfCustomer(
  call: ShopCall,
): Promise<{ customer: TestCustomer['actor']; fixture: Fixture }> {
  const fixture = await fixtures[call.name]?.(shop);
  if (!fixture) throw new Error(`no fixture for ${call.name}`);
  if (fixture.actor?.kind === 'customer') return { customer: fixture.actor, fixture };
  const { actor } = await makeCustomer(shop);
  const named: Payload = { user_id: actor.id, user_type: '', session_id: actor.id };
  const known = Object.entries(named).filter(([field]) => fieldsOf(call).includes(field));
  return {
    customer: actor,
    fixture: { ...fixture, input: { ...fixture.input, ...Object.fromEntries(known) } },
  };
}

async function answerOf(call: ShopCall, customer: TestCustomer['actor'], { input, key }: Fixture) {
  const headers = {
    ...serviceHeaders(shop),
    ...(await actorHeaders(shop, customer)),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const { status, body } = await send(shop, call, input, headers);
  return { status, code: status === 200 ? undefined : errorWire.parse(body).error.code };
}

it('looks at every call that is made for somebody', () => {
  expect(actorCalls.length).toBeGreaterThan(25);
});

describe.each(actorCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('is refused to a suspended customer', async () => {
    const { customer, fixture } = await callOfCustomer(call);
    const suspendedAt = shop.clock.now();
    await shop.db.update(customers).set({ suspendedAt }).where(eq(customers.id, customer.id));
    expect(await answerOf(call, customer, fixture)).toEqual({ status: 403, code: 'suspended' });
  });

  it('is refused once the customer has signed out', async () => {
    const { customer, fixture } = await callOfCustomer(call);
    await doAs(shop, customer, signout, {});
    expect(await answerOf(call, customer, fixture)).toEqual({ status: 401, code: 'unauthenticated' });
  });
});
