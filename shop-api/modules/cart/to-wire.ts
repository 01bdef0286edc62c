import type { z } from 'zod';
import type { cartLineWire, cartStateWire } from '@/lib/contract/shop/cart';
import { paise, rupeesFromPaise } from '@/lib/domain/money';
import type { DbOrTx } from '@/shop-api/db/client';
import type { CartOwner } from './owner';
import { type CartRow, cartVersion, findOrderOfCart, listCartRows } from './repository';

type CartState = z.input<typeof cartStateWire>;

/** The whole cart as every write answers it. */
export async function cartState(db: DbOrTx, owner: CartOwner): Promise<CartState> {
  // why: the version first, so that it is never newer than the lines it stands for
  const version = await cartVersion(db, owner);
  const rows = await listCartRows(db, owner);
  return { version, ...(await listState(db, owner, rows)) };
}

/** The lines of a cart, or what became of them. */
export async function listState(
  db: DbOrTx,
  owner: CartOwner,
  rows: readonly CartRow[],
): Promise<Omit<CartState, 'version'>> {
  const orderedAs = rows.length === 0 ? await findOrderOfCart(db, owner) : undefined;
  return { cart_list: rows.map(toLineWire), ...(orderedAs && { ordered_as: orderedAs }) };
}

export function toLineWire({ line, product, category }: CartRow): z.input<typeof cartLineWire> {
  const rupees = (amountPaise: number) => rupeesFromPaise(paise(amountPaise));
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
