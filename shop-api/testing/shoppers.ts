import { randomInt, randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import {
  ACTOR_HEADER,
  type Actor,
  CALLER_IP_HEADER,
  type CustomerActor,
  type GuestActor,
  signActor,
} from '@/lib/contract/actor-token';
import { pathOf, type ShopCall } from '@/lib/contract/define-call';
import { address } from '@/lib/contract/shop/account';
import { cartupdate } from '@/lib/contract/shop/cart';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { register, verifyotp } from '@/lib/contract/shop/identity';
import type { ErrorCode } from '@/lib/domain/errors';
import type { Db } from '@/shop-api/db/client';
import { customers, sessions } from '@/shop-api/db/schema/identity';

/** What the helpers need of a shop under test. */
export type ShopUnderTest = {
  app: FastifyInstance;
  db: Db;
  clock: { now(): Date };
  config: { apiSecret: string };
};

export type TestCustomer = { actor: CustomerActor; mobile: string; name: string };
type Extras = { key?: string; callerIp?: string };
type Named = { user_id: string; user_type: 'guest' | '' };
/** The payload of a call; whose it is comes from the actor unless a test says otherwise. */
export type PayloadOf<Call extends ShopCall> = Omit<z.input<Call['input']>, keyof Named> & Partial<Named>;
/** What a call gave: its parsed answer, or the code of its error. */
export type Given<Call extends ShopCall> =
  | { status: number; answer: z.output<Call['output']>; error: undefined }
  | {
      status: number;
      answer: undefined;
      error: { code: ErrorCode; field?: string | undefined; message: string };
    };

export function newGuest(): GuestActor {
  return { kind: 'guest', id: randomUUID() };
}

export function newMobile(): string {
  return `9${String(randomInt(1_000_000_000)).padStart(9, '0')}`;
}

/** Who a payload names: user_id and user_type as the BFF adds them. */
function named({ kind, id }: Actor): Named {
  return { user_id: id, user_type: kind === 'guest' ? 'guest' : '' };
}

/** Makes a call as the BFF would, for `actor`. */
export async function callAs<Call extends ShopCall>(
  { app, clock, config }: ShopUnderTest,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  { key, callerIp }: Extras = {},
): Promise<Given<Call>> {
  const payload = { ...named(actor), ...input };
  const response = await app.inject({
    method: call.method,
    url: pathOf(call, payload),
    headers: {
      authorization: `Bearer ${config.apiSecret}`,
      [ACTOR_HEADER]: await signActor(actor, config.apiSecret, clock.now()),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(callerIp === undefined ? {} : { [CALLER_IP_HEADER]: callerIp }),
    },
    ...(call.method === 'GET' ? { query: stringValues(payload) } : { payload }),
  });
  const status = response.statusCode;
  if (status === 200)
    return { status, answer: parseWith<Call['output']>(call.output, response.json()), error: undefined };
  return { status, answer: undefined, error: errorWire.parse(response.json()).error };
}

function parseWith<Schema extends z.ZodType>(schema: Schema, json: unknown): z.output<Schema> {
  return schema.parse(json);
}

function stringValues(payload: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, String(value)]));
}

/** As `callAs`, for calls the test only needs done. @throws Error with the code of a refusal. */
export async function doAs<Call extends ShopCall>(
  shop: ShopUnderTest,
  actor: Actor,
  call: Call,
  input: PayloadOf<Call>,
  extras: Extras = {},
): Promise<z.output<Call['output']>> {
  const { answer, error } = await callAs(shop, actor, call, input, extras);
  if (error) throw new Error(`${call.name} was refused: ${error.code} ${error.field ?? ''}`);
  return answer;
}

/** A customer with an open session, made without the sign-in. */
export async function makeCustomer(
  { db, clock }: ShopUnderTest,
  { mobile = newMobile(), name = 'Meena' } = {},
): Promise<TestCustomer> {
  const [id, sid, createdAt] = [randomUUID(), randomUUID(), clock.now()];
  await db.insert(customers).values({ id, mobile, name, createdAt });
  await db.insert(sessions).values({ id: sid, customerId: id, createdAt });
  return { actor: { kind: 'customer', id, sid }, mobile, name };
}

/** Signs in by register and verifyotp, as a shopper does; the shop must be in demo mode. */
export async function signIn(
  shop: ShopUnderTest,
  { guest = newGuest(), mobile = newMobile(), name = 'Meena' } = {},
): Promise<TestCustomer & { mergedLines: number }> {
  const asked = await doAs(shop, guest, register, { name, mobile });
  const otp = asked.data.otp;
  if (otp === undefined) throw new Error(`no code was sent: ${asked.data.message}`);
  const { data } = await doAs(shop, guest, verifyotp, { mobile, otp, session_id: guest.id });
  if (!data.users) throw new Error(`not signed in: ${data.message}`);
  const { id, session_id: sid } = data.users;
  return {
    actor: { kind: 'customer', id, sid },
    mobile,
    name: data.users.name,
    mergedLines: data.merged_lines,
  };
}

/** Puts exactly these quantities of products into the cart. */
export async function fillCart(
  shop: ShopUnderTest,
  actor: Actor,
  lines: readonly { productId: number; quantity: number }[],
): Promise<void> {
  for (const { productId, quantity } of lines) {
    await doAs(shop, actor, cartupdate, { product_id: productId, quantity });
  }
}

/** Adds an address in a city of the sample shop and answers its id. */
export async function addAddress(
  shop: ShopUnderTest,
  { actor, mobile, name }: TestCustomer,
): Promise<number> {
  const added = await doAs(shop, actor, address, {
    customer_name: name,
    customer_mobile: mobile,
    customer_address: '12 Car Street',
    customer_area: 'R S Puram',
    customer_city: 'Coimbatore',
    customer_pincode: '641002',
  });
  return added.address_id;
}
