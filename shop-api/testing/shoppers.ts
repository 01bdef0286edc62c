import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '@/lib/contract/actor-token';
import type { ShopCall } from '@/lib/contract/define-call';
import { address } from '@/lib/contract/shop/account';
import { cartupdate } from '@/lib/contract/shop/cart';
import type { CallResult, Extras, PayloadOf } from '@/shop-api/conformance/call-as';
import * as calls from '@/shop-api/conformance/call-as';
import type { Customer, SignedIn } from '@/shop-api/conformance/people';
import * as people from '@/shop-api/conformance/people';
import type { Db } from '@/shop-api/db/client';
import { customers, sessions } from '@/shop-api/db/schema/identity';
import { type AppUnderTest, appTarget } from './app-target';

/** The parts of a shop that the test helpers need. */
export type ShopUnderTest = AppUnderTest & { db: Db };

export type TestCustomer = Customer;

export const { newGuest, newMobile } = people;

/** Makes a call as the BFF would, for `actor`. */
export function callAs<Call extends ShopCall>(
  shop: ShopUnderTest,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  extras?: Extras,
): Promise<CallResult<Call>> {
  return calls.callAs(appTarget(shop), actor, call, input, extras);
}

/** Like `callAs`, for calls that must succeed. @throws Error with the code of a refusal. */
export function doAs<Call extends ShopCall>(
  shop: ShopUnderTest,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  extras?: Extras,
): Promise<z.output<Call['output']>> {
  return calls.doAs(appTarget(shop), actor, call, input, extras);
}

/** Signs in by register and verifyotp, as a shopper does; the shop must be in demo mode. */
export function signIn(shop: ShopUnderTest, who?: Parameters<typeof people.signIn>[1]): Promise<SignedIn> {
  return people.signIn(appTarget(shop), who);
}

/** Creates a customer with a session, without signing in. */
export async function makeCustomer(
  { db, clock }: ShopUnderTest,
  { mobile = newMobile(), name = 'Meena' } = {},
): Promise<TestCustomer> {
  const [id, sid, createdAt] = [randomUUID(), randomUUID(), clock.now()];
  await db.insert(customers).values({ id, mobile, name, createdAt });
  await db.insert(sessions).values({ id: sid, customerId: id, createdAt });
  return { actor: { kind: 'customer', id, sid }, mobile, name };
}

/** Sets exactly these quantities in the cart. */
export async function fillCart(
  shop: ShopUnderTest,
  actor: Actor,
  lines: readonly { productId: number; quantity: number }[],
  extras?: Extras,
): Promise<void> {
  for (const { productId, quantity } of lines) {
    await doAs(shop, actor, cartupdate, { product_id: productId, quantity }, extras);
  }
}

/** Adds an address in a city of the sample shop and returns its id. */
export async function addAddress(
  shop: ShopUnderTest,
  { actor, mobile, name }: TestCustomer,
  customer_area = 'R S Puram',
): Promise<number> {
  const added = await doAs(shop, actor, address, {
    customer_name: name,
    customer_mobile: mobile,
    customer_address: '12 Car Street',
    customer_area,
    customer_city: 'Coimbatore',
    customer_pincode: '641002',
  });
  return added.address_id;
}
