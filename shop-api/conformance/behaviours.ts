import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '@/lib/contract/actor-token';
import { addressdelete, addressupdate, defaultaddress } from '@/lib/contract/shop/account';
import { buyagain } from '@/lib/contract/shop/buy-again';
import { cartempty, cartinsert, cartlisting, type cartStateWire, cartupdate } from '@/lib/contract/shop/cart';
import { profile, signout } from '@/lib/contract/shop/identity';
import {
  OrderConfirm,
  ordercancel,
  orderdetails,
  orderlisting,
  trackorder,
  webOrderConfirm,
} from '@/lib/contract/shop/orders';
import { formatChangeMark } from '@/lib/domain/change-mark';
import { maxQuantity } from '@/lib/domain/quantity';
import { callAs, doAs, type Extras, sendAs } from './call-as';
import type { Check } from './checks';
import { addressFields, addressOf, orderOf, requireOnlinePayment, toOrder } from './good-order';
import { Mismatch, requireRefusal } from './mismatch';
import { type Customer, newGuest } from './people';
import type { World } from './world';

/** A rule for the API that cannot be checked on a single response. */
export type Behaviour = Check & {
  /** The source of the rule: a number of decisions.md, of the spec or of docs/adr. */
  rule: string;
};

const NOT_FOUND = { code: 'not_found' } as const;

/** The checks of these rules, each a sequence of calls. */
export const allBehaviours: readonly Behaviour[] = [
  { rule: 'decisions 4', title: 'cartupdate sets a quantity, and 0 removes the line', run: setsQuantities },
  { rule: 'decisions 4', title: 'cartinsert of what is in the cart adds one', run: addsOne },
  { rule: 'decisions 4', title: 'more than the stock, or 99, is capped and reported', run: capsQuantities },
  { rule: 'ADR 0037', title: 'a change that arrives after a newer one changes nothing', run: keepsNewest },
  { rule: 'decisions 7', title: 'an order takes its stock', run: takesStock },
  { rule: 'decisions 10', title: 'the same Idempotency-Key sent twice gives one order', run: ordersOnce },
  {
    rule: 'decisions 10',
    title: 'an Idempotency-Key with another request is a conflict',
    run: refusesAnotherRequest,
  },
  { rule: 'decisions 18', title: "a guest's cart is the customer's after sign-in", run: mergesCarts },
  { rule: 'decisions 19', title: "another customer's order_id is not found", run: hidesOrders },
  { rule: 'decisions 19', title: "another customer's address_id is not found", run: hidesAddresses },
  { rule: 'decisions 22', title: 'a session that was signed out is refused', run: endsSessions },
  { rule: 'spec 4', title: 'an empty cart is not ordered', run: ordersNothingEmpty },
  { rule: 'spec 4', title: 'an empty cart is not paid for online', run: takesNoPaymentForNothing },
];

type Cart = Pick<z.output<typeof cartStateWire>, 'cart_list'>;

function lineOf({ cart_list: lines }: Cart, { sample }: World) {
  return lines.find((line) => line.product_id === sample.product.id);
}

function requireQuantity(cart: Cart, world: World, wanted: number, after: string): void {
  const quantity = lineOf(cart, world)?.quantity ?? 0;
  if (quantity !== wanted) throw new Mismatch(`${after} the cart has ${quantity}, not ${wanted}`);
}

async function setTo(world: World, actor: Actor, quantity: number, extras?: Extras) {
  const line = { product_id: world.sample.product.id, quantity };
  return (await doAs(world.target, actor, cartupdate, line, extras)).data;
}

async function addTo(world: World, actor: Actor) {
  return (await doAs(world.target, actor, cartinsert, { product_id: world.sample.product.id })).data;
}

async function setsQuantities(world: World): Promise<void> {
  const [guest, { quantity }] = [newGuest(), world.sample];
  await setTo(world, guest, quantity);
  requireQuantity(await setTo(world, guest, 1), world, 1, `after cartupdate to ${quantity} and to 1`);
  requireQuantity(await setTo(world, guest, 0), world, 0, 'after cartupdate to 0');
}

async function keepsNewest(world: World): Promise<void> {
  const [guest, at] = [newGuest(), Date.now()];
  const change = (quantity: number, madeAt: number) =>
    setTo(world, guest, quantity, { mark: formatChangeMark({ tab: guest.id, at: madeAt }) });
  await change(1, at);
  requireQuantity(await change(0, at - 1), world, 1, 'after a cartupdate to 1 and an older one to 0');
  requireQuantity(await change(0, at + 1), world, 0, 'after a newer one to 0');
}

async function addsOne(world: World): Promise<void> {
  const guest = newGuest();
  await addTo(world, guest);
  requireQuantity(await addTo(world, guest), world, 2, 'after two of cartinsert');
}

async function capsQuantities(world: World): Promise<void> {
  const guest = newGuest();
  const most = maxQuantity(lineOf(await setTo(world, guest, 1), world)?.stock_availability ?? 0);
  await setTo(world, guest, most);
  const { status, ...cart } = await addTo(world, guest);
  requireQuantity(cart, world, most, `when one more is added to the ${most} there may be,`);
  if (status !== 2) throw new Mismatch(`one more than the ${most} there may be has status ${status}, not 2`);
}

/** Places a cash-on-delivery order of the sample with this key. */
async function place(world: World, someone: Customer, key: string) {
  const order = { ...(await toOrder(world, someone)), payment_type: 'COD' as const };
  return { order, ...(await doAs(world.target, someone.actor, OrderConfirm, order, { key })).data };
}

/** Cancels the order to return its stock, unless the shop has confirmed it. */
async function cancelOrder({ target }: World, { actor }: Customer, order_id: string): Promise<void> {
  await callAs(target, actor, ordercancel, { order_id });
}

async function takesStock(world: World): Promise<void> {
  const someone = await world.customer();
  const { product, quantity } = world.sample;
  const stock = async (): Promise<number> => {
    const updated = await callAs(world.target, someone.actor, cartupdate, {
      product_id: product.id,
      quantity: 1,
    });
    return updated.answer ? (lineOf(updated.answer.data, world)?.stock_availability ?? 0) : 0;
  };
  const before = await stock();
  const { invoice_id } = await place(world, someone, randomUUID());
  const after = await stock();
  await cancelOrder(world, someone, invoice_id);
  if (after > before - quantity)
    throw new Mismatch(`of ${before} in stock ${after} are left after an order of ${quantity}`);
}

async function orderIdsOf({ target }: World, { actor }: Customer): Promise<string[]> {
  const { data } = await doAs(target, actor, orderlisting, {});
  return data.orderlist.flatMap(([row]) => row?.cart_order_id ?? []);
}

async function ordersOnce(world: World): Promise<void> {
  const [someone, key] = [await world.customer(), randomUUID()];
  const before = await orderIdsOf(world, someone);
  const { order, invoice_id } = await place(world, someone, key);
  // why: with an empty cart a second order would fail for another reason
  await toOrder(world, someone);
  const again = await callAs(world.target, someone.actor, OrderConfirm, order, { key });
  if (again.error) throw new Mismatch(`the second time was refused: ${again.error.code}`);
  const newOrderIds = (await orderIdsOf(world, someone)).filter((id) => !before.includes(id));
  if (again.answer.data.invoice_id !== invoice_id || newOrderIds.length !== 1)
    throw new Mismatch(
      `answered ${invoice_id} and ${again.answer.data.invoice_id}, and newOrderIds ${newOrderIds.length}`,
    );
  await cancelOrder(world, someone, invoice_id);
}

async function refusesAnotherRequest(world: World): Promise<void> {
  const [someone, key] = [await world.customer(), randomUUID()];
  const { order, invoice_id } = await place(world, someone, key);
  await toOrder(world, someone);
  const another = { ...order, expected_total: 0 };
  const sent = await sendAs(world.target, someone.actor, OrderConfirm, another, { key });
  requireRefusal(sent, { code: 'conflict' });
  await cancelOrder(world, someone, invoice_id);
}

async function mergesCarts(world: World): Promise<void> {
  const [guest, { quantity }] = [newGuest(), world.sample];
  await setTo(world, guest, quantity);
  const { actor } = await world.newCustomer(guest);
  const { data } = await doAs(world.target, actor, cartlisting, {});
  requireQuantity(data, world, quantity, `after signing in with ${quantity}`);
  const left = await doAs(world.target, guest, cartlisting, {});
  requireQuantity(left.data, world, 0, 'after signing in, for the guest,');
}

async function hidesOrders(world: World): Promise<void> {
  const { target } = world;
  const { actor } = await world.customer();
  const owner = await world.newCustomer();
  const order = { order_id: await orderOf(world, owner) };
  requireRefusal(await sendAs(target, actor, orderdetails, order), NOT_FOUND);
  const { data: steps } = await doAs(target, actor, trackorder, order);
  if (steps.length > 0) throw new Mismatch(`trackorder answers ${steps.length} steps of it`);
  requireRefusal(await sendAs(target, actor, buyagain, order, { key: randomUUID() }), NOT_FOUND);
  requireRefusal(await sendAs(target, actor, ordercancel, order), NOT_FOUND);
  await cancelOrder(world, owner, order.order_id);
}

async function hidesAddresses(world: World): Promise<void> {
  const { target } = world;
  const someone = await world.customer();
  const { actor } = someone;
  const address_id = await addressOf(world, await world.newCustomer());
  const changed = { ...addressFields(world), address_id };
  requireRefusal(await sendAs(target, actor, addressupdate, changed), NOT_FOUND);
  requireRefusal(await sendAs(target, actor, defaultaddress, { address_id }), NOT_FOUND);
  await toOrder(world, someone);
  const order = { shipping_address_id: address_id, payment_type: 'COD' as const };
  requireRefusal(await sendAs(target, actor, OrderConfirm, order, { key: randomUUID() }), NOT_FOUND);
  requireRefusal(await sendAs(target, actor, addressdelete, { address_id }), NOT_FOUND);
}

async function endsSessions(world: World): Promise<void> {
  const { actor } = await world.newCustomer();
  await doAs(world.target, actor, signout, {});
  requireRefusal(await sendAs(world.target, actor, profile, {}), { code: 'unauthenticated' });
}

/** A customer with an address and nothing in the cart. */
async function withEmptyCart(world: World) {
  const someone = await world.customer();
  const shipping_address_id = await addressOf(world, someone);
  await doAs(world.target, someone.actor, cartempty, {});
  return { someone, shipping_address_id, key: randomUUID() };
}

/** The allowed error codes for an empty cart. */
const EMPTY_CART_CODES = ['cart_changed', 'below_minimum'] as const;

async function ordersNothingEmpty(world: World): Promise<void> {
  const { someone, key, ...input } = await withEmptyCart(world);
  const order = { ...input, payment_type: 'COD' as const };
  const sent = await sendAs(world.target, someone.actor, OrderConfirm, order, { key });
  requireRefusal(sent, { code: EMPTY_CART_CODES });
}

async function takesNoPaymentForNothing(world: World): Promise<void> {
  const { someone, key, ...input } = await withEmptyCart(world);
  await requireOnlinePayment(world, someone);
  const order = { ...input, payment_type: 'Online' as const };
  const sent = await sendAs(world.target, someone.actor, webOrderConfirm, order, { key });
  requireRefusal(sent, { code: EMPTY_CART_CODES });
}
