import { z } from 'zod';
import { againLineWire } from '@/lib/contract/shop/buy-again';
import type { AgainProblem } from '@/lib/domain/buy-again';
import { ShopError } from '@/lib/domain/errors';
import { paise, rupeesFromPaise } from '@/lib/domain/money';
import { clampQuantity, MAX_CART_LINES } from '@/lib/domain/quantity';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { openCart } from '@/shop-api/modules/cart/open-cart';
import { type CartOwner, customerCart } from '@/shop-api/modules/cart/owner';
import {
  acceptedTerms,
  changeLine,
  countLines,
  findLine,
  findSellable,
  insertLine,
  type Product,
} from '@/shop-api/modules/cart/repository';
import { cartState } from '@/shop-api/modules/cart/to-wire';
import { once } from '@/shop-api/modules/idempotency/once';
import { findOwnOrder, type OrderLine } from '@/shop-api/modules/orders/repository';
import { wireStatus } from '@/shop-api/plugins/wire-status';

const outcomeSchema = z.object({ lines: z.array(againLineWire).min(1) });
type Outcome = z.output<typeof outcomeSchema>;

/**
 * Adds the lines of an own order to the cart, up to the stock, at today's price and pack. The same key adds once and
 * answers what was added then, with the cart as it is now.
 *
 * @throws ShopError not_found for another's order; conflict when the key was used for another order.
 */
export function buyAgain(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  customerId: string,
  orderId: string,
  key: string,
) {
  const now = clock.now();
  const owner = customerCart(customerId);
  const intent = { scope: `again:${customerId}`, key, request: [orderId] };
  return withTransaction(db, async (tx) => {
    const { lines } = await once(tx, intent, now, outcomeSchema, () =>
      addOrder(tx, owner, customerId, orderId, now),
    );
    const isAdded = lines.some(({ added }) => added > 0);
    const said = isAdded
      ? { status: wireStatus.done, message: text('again.added') }
      : { status: wireStatus.refused, message: text('again.nothing') };
    return { data: { ...said, lines, ...(await cartState({ db: tx, clock, payments }, owner)) } };
  });
}

async function addOrder(
  tx: Tx,
  owner: CartOwner,
  customerId: string,
  orderId: string,
  now: Date,
): Promise<Outcome> {
  const own = await findOwnOrder(tx, customerId, orderId);
  if (!own) throw new ShopError('not_found', { field: 'order_id' });
  await openCart(tx, owner, now);
  const lines: Outcome['lines'] = [];
  for (const line of own.lines) lines.push(await addLine(tx, owner, line));
  return { lines };
}

async function addLine(tx: Tx, owner: CartOwner, line: OrderLine): Promise<Outcome['lines'][number]> {
  const product = line.productId === null ? undefined : await findSellable(tx, owner, line.productId);
  const { added, problem } = product
    ? await put(tx, owner, product, line.quantity)
    : { added: 0, problem: 'inActive' as const };
  return {
    product_slug: product?.slug ?? line.productSlug,
    product_name: line.productName,
    product_name2: line.productName2,
    ordered: line.quantity,
    added,
    problem,
    before: toPack(line, line.unitPricePaise),
    now: product ? toPack(product, acceptedTerms(product).cartPricePaise) : null,
  };
}

async function put(
  tx: Tx,
  owner: CartOwner,
  product: Product,
  ordered: number,
): Promise<{ added: number; problem: '' | AgainProblem }> {
  const line = await findLine(tx, owner, product.id);
  const before = line?.quantity ?? 0;
  const added = Math.max(0, clampQuantity(before + ordered, product.stock) - before);
  if (added === 0) return { added, problem: product.stock === 0 ? 'outOfStock' : 'limited' };
  if (line) await changeLine(tx, line.id, { quantity: before + added });
  else if ((await countLines(tx, owner)) >= MAX_CART_LINES) return { added: 0, problem: 'cartFull' };
  else await insertLine(tx, owner, product, { quantity: added });
  return { added, problem: added < ordered ? 'limited' : '' };
}

function toPack(
  { variantName, nicName, variantLabel }: Pick<OrderLine, 'variantName' | 'nicName' | 'variantLabel'>,
  pricePaise: number,
) {
  return {
    variant_name: variantName,
    nic_name: nicName,
    variant_label: variantLabel,
    price: rupeesFromPaise(paise(pricePaise)),
  };
}
