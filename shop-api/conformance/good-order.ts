import { randomUUID } from 'node:crypto';
import { address, addresslisting } from '@/lib/contract/shop/account';
import { cartupdate } from '@/lib/contract/shop/cart';
import { orderSettings } from '@/lib/contract/shop/content';
import { getUserOrderId, OrderConfirm } from '@/lib/contract/shop/orders';
import { callAs, doAs } from './call-as';
import type { Customer } from './people';
import { SkippedCheck, type World } from './world';

export function addressFields({ sample: { place } }: World) {
  return {
    customer_name: 'Meena',
    customer_mobile: '9876543210',
    customer_email: '',
    customer_address: '12 Car Street',
    customer_area: 'R S Puram',
    customer_landmark: '',
    customer_state: 'Tamil Nadu' as const,
    customer_city: place.city,
    customer_pincode: place.pincode,
  };
}

export async function addressOf(world: World, { actor }: Customer): Promise<number> {
  const { data } = await doAs(world.target, actor, addresslisting, {});
  const existing = data.addresslist[0]?.address_id;
  return existing ?? (await doAs(world.target, actor, address, addressFields(world))).address_id;
}

/** Prepares an address and a cart that can be ordered. */
export async function toOrder(world: World, someone: Customer): Promise<{ shipping_address_id: number }> {
  const { product, quantity } = world.sample;
  await doAs(world.target, someone.actor, cartupdate, { product_id: product.id, quantity });
  return { shipping_address_id: await addressOf(world, someone) };
}

/** The customer's last order, or a new one. */
export async function orderOf(world: World, someone: Customer): Promise<string> {
  const last = await callAs(world.target, someone.actor, getUserOrderId, {});
  if (last.answer) return last.answer.order_id;
  const order = { ...(await toOrder(world, someone)), payment_type: 'COD' as const };
  const { data } = await doAs(world.target, someone.actor, OrderConfirm, order, { key: randomUUID() });
  return data.invoice_id;
}

/** @throws SkippedCheck where the shop takes no online payment. */
export async function requireOnlinePayment({ target }: World, { actor }: Customer): Promise<void> {
  const { data } = await doAs(target, actor, orderSettings, {});
  if (data[0]?.online_payment !== '1') throw new SkippedCheck('the API takes no online payment');
}

/** Like `toOrder`, for online payment. @throws SkippedCheck where the shop takes no online payment. */
export async function toPayOnline(world: World, someone: Customer) {
  await requireOnlinePayment(world, someone);
  return { ...(await toOrder(world, someone)), payment_type: 'Online' as const };
}
