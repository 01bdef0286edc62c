import { eq } from 'drizzle-orm';
import type { CustomerActor } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { fieldsOf } from '@/lib/contract/shop/call-errors';
import { signout, userValidate } from '@/lib/contract/shop/identity';
import { type GoodInput, goodInputs } from '@/shop-api/conformance/good-input';
import { requireRefusal } from '@/shop-api/conformance/mismatch';
import { actorHeaders, send, serviceHeaders } from '@/shop-api/conformance/send';
import type { World } from '@/shop-api/conformance/world';
import { customers } from '@/shop-api/db/schema/identity';
import { shopWorld } from '@/shop-api/testing/shop-world';
import { doAs, makeCustomer } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
let world: World;
beforeAll(async () => {
  shop = await openTestShop();
  world = await shopWorld(shop);
});
afterAll(() => shop.close());

/** These also answer a customer without a live session: one ends it, the other reports its state. */
const ANSWERED = [signout.name, userValidate.name];
const actorCalls = allCalls.filter(
  (call) => !ANSWERED.includes(call.name) && (call.identity !== 'none' || fieldsOf(call).includes('user_id')),
);

/** A valid call made as a customer, also where the suite makes it as a guest or anonymously. */
async function callOfCustomer(call: ShopCall): Promise<{ customer: CustomerActor; good: GoodInput }> {
  const good = await goodInputs[call.name]?.(world);
  if (!good) throw new Error(`no good input for ${call.name}`);
  if (good.actor?.kind === 'customer') return { customer: good.actor, good };
  const { actor } = await makeCustomer(shop);
  const own = Object.entries({ user_id: actor.id, user_type: '', session_id: actor.id });
  const named = Object.fromEntries(own.filter(([field]) => fieldsOf(call).includes(field)));
  return { customer: actor, good: { ...good, input: { ...good.input, ...named } } };
}

async function sendFor(call: ShopCall, customer: CustomerActor, { input, key }: GoodInput) {
  const headers = {
    ...serviceHeaders(world.target),
    ...(await actorHeaders(world.target, customer)),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  return send(world.target, call, input, headers);
}

it('covers every call that needs an actor', () => {
  expect(actorCalls.length).toBeGreaterThan(30);
});

describe.each(actorCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it('is refused to a suspended customer', async () => {
    const { customer, good } = await callOfCustomer(call);
    const suspendedAt = shop.clock.now();
    await shop.db.update(customers).set({ suspendedAt }).where(eq(customers.id, customer.id));
    requireRefusal(await sendFor(call, customer, good), { code: 'suspended' });
  });

  it('is refused once the customer has signed out', async () => {
    const { customer, good } = await callOfCustomer(call);
    await doAs(shop, customer, signout, {});
    requireRefusal(await sendFor(call, customer, good), { code: 'unauthenticated' });
  });
});
