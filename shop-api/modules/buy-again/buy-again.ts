import { z } from 'zod';
import { againLineWire } from '@/lib/contract/shop/buy-again';
import { wireStatus } from '@/lib/contract/shop/wire';
import { ShopError } from '@/lib/domain/errors';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { openCart } from '@/shop-api/modules/cart/open-cart';
import { type CartOwner, customerCart } from '@/shop-api/modules/cart/owner';
import { putLines } from '@/shop-api/modules/cart/put-lines';
import { acceptedTerms, listCartRows, type Product } from '@/shop-api/modules/cart/repository';
import { findManySellable } from '@/shop-api/modules/cart/sellable';
import { cartState } from '@/shop-api/modules/cart/to-wire';
import { once } from '@/shop-api/modules/idempotency/once';
import { findOwnOrder, type OrderLine } from '@/shop-api/modules/orders/repository';
import { rupees } from '@/shop-api/rupees';
import { fitLines, type LineFit } from './fit-lines';

const outcomeSchema = z.object({ lines: z.array(againLineWire).min(1) });
/** The stored response has every line of the order. */
const HOURLY_LIMIT = 100;
type Outcome = z.output<typeof outcomeSchema>;
type FittedLine = { line: OrderLine; product: Product | undefined } & LineFit;

/**
 * Adds the lines of the customer's own order to the cart, up to the stock, with today's price and pack. A repeated key
 * adds nothing and returns the first result, with the current cart.
 *
 * @throws ShopError not_found for another customer's order; conflict when the key was used for another order.
 */
export function buyAgain(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  customerId: string,
  orderId: string,
  key: string,
) {
  const now = clock.now();
  const owner = customerCart(customerId);
  const intent = { scope: `again:${customerId}`, key, request: [orderId], hourlyLimit: HOURLY_LIMIT };
  return withTransaction(db, async (tx) => {
    const { lines } = await once(tx, intent, now, outcomeSchema, () =>
      addOrder(tx, { customerId, orderId }, now),
    );
    const isAdded = lines.some(({ added }) => added > 0);
    const outcome = isAdded
      ? { status: wireStatus.done, message: text('again.added') }
      : { status: wireStatus.refused, message: text('again.nothing') };
    return { data: { ...outcome, lines, ...(await cartState({ db: tx, clock, payments }, owner)) } };
  });
}

async function addOrder(
  tx: Tx,
  { customerId, orderId }: { customerId: string; orderId: string },
  now: Date,
): Promise<Outcome> {
  const owner = customerCart(customerId);
  const own = await findOwnOrder(tx, customerId, orderId);
  if (!own) throw new ShopError('not_found', { field: 'order_id' });
  await openCart(tx, owner, now);
  const fitted = await fitIntoCart(tx, owner, own.lines);
  await putLines(tx, owner, toPut(fitted));
  return { lines: fitted.map(toOutcome) };
}

async function fitIntoCart(tx: Tx, owner: CartOwner, lines: readonly OrderLine[]): Promise<FittedLine[]> {
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const sellable = await findManySellable(tx, owner, ids);
  const rows = await listCartRows(tx, owner);
  const ordered = lines.map((line) => ({
    line,
    product: line.productId === null ? undefined : sellable.get(line.productId),
  }));
  return fitLines(ordered, new Map(rows.map(({ line }) => [line.productId, line.quantity])));
}

/** The quantities to put into the cart. */
function toPut(fitted: readonly FittedLine[]) {
  return fitted.flatMap(({ product, added, total }) =>
    product && added > 0 ? { product, quantity: total } : [],
  );
}

function toOutcome({ line, product, added, problem }: FittedLine): Outcome['lines'][number] {
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

function toPack(
  { variantName, nicName, variantLabel }: Pick<OrderLine, 'variantName' | 'nicName' | 'variantLabel'>,
  pricePaise: number,
) {
  return {
    variant_name: variantName,
    nic_name: nicName,
    variant_label: variantLabel,
    price: rupees(pricePaise),
  };
}
