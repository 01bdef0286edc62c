import type { z } from 'zod';
import type { cartLineWire, cartStateWire } from '@/lib/contract/shop/cart';
import { HOUR_MS } from '@/lib/domain/durations';
import type { DbOrTx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { toOrderSettings } from '@/shop-api/modules/content/order-settings';
import { rupees } from '@/shop-api/rupees';
import type { CartOwner } from './owner';
import { type CartRow, findOrderOfCart, getCartHead, listCartRows } from './repository';

export type CartState = z.input<typeof cartStateWire>;
/** Dependencies for reading a cart, inside or outside a transaction. */
export type CartReading = Pick<Deps, 'payments' | 'clock'> & { db: DbOrTx };

/** For this long, an empty cart names the order that emptied it. */
const ORDERED_AS_MS = HOUR_MS;

/** The complete cart, as every write returns it. */
export async function cartState(reading: CartReading, owner: CartOwner): Promise<CartState> {
  return (await readCart(reading, owner)).state;
}

/** The complete cart, with the database rows behind its lines. */
export async function readCart(
  { db, payments, clock }: CartReading,
  owner: CartOwner,
): Promise<{ rows: CartRow[]; state: CartState }> {
  // why: the version is read first, so that it is never newer than the lines
  const { version, promotionPaise, ...limits } = await getCartHead(db, owner);
  const rows = await listCartRows(db, owner);
  const since = new Date(clock.now().getTime() - ORDERED_AS_MS);
  const orderedAs = rows.length === 0 ? await findOrderOfCart(db, owner, since) : undefined;
  const state = {
    version,
    cart_list: rows.map(toLineWire),
    ...(orderedAs && { ordered_as: orderedAs }),
    promotion_amount: rupees(promotionPaise),
    ...toOrderSettings(limits, payments),
  };
  return { rows, state };
}

export function toLineWire({ line, product, category }: CartRow): z.input<typeof cartLineWire> {
  return {
    id: line.id,
    cart_id: line.id,
    product_id: product.id,
    product_slug: product.slug,
    product_image: product.image,
    product_name: product.name,
    product_name2: product.name2,
    variant_name: product.variantName,
    nic_name: product.nicName,
    variant_label: product.variantLabel,
    net_quantity: { value: product.netQuantityValue, unit: product.netQuantityUnit },
    category_slug: category.slug,
    category_tone: category.tone,
    price: rupees(product.pricePaise),
    offer_price: rupees(product.offerPaise),
    cart_price: rupees(line.cartPricePaise),
    quantity: line.quantity,
    stock_availability: product.stock,
  };
}
