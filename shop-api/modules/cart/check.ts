import type { z } from 'zod';
import type { cartcheck, productAvailability } from '@/lib/contract/shop/cart';
import { hasPriceChange, lineProblem } from '@/lib/domain/cart-check';
import { rupeesFromPaise, ZERO_PAISE } from '@/lib/domain/money';
import { cartTotals, unitPayPrice } from '@/lib/domain/pricing';
import type { DbOrTx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { openPaymentTotal } from '@/shop-api/modules/open-payment/repository';
import { rupees } from '@/shop-api/rupees';
import { removeLines } from './line-repository';
import { openCart } from './open-cart';
import type { CartOwner } from './owner';
import { toCheckedLine, toPricedLine } from './priced-row';
import { type CartRow, listCartRows } from './repository';
import { type CartReading, type CartState, readCart } from './to-wire';

type CheckAnswer = z.input<typeof cartcheck.output>;
type CheckLists = Omit<CheckAnswer['data'], 'totalPrice' | 'open_payment' | keyof CartState>;

/**
 * The problems that keep the cart from being ordered, and the subtotal of the lines without one (spec 3, Cart check
 * result).
 */
export async function checkCart(reading: CartReading, owner: CartOwner): Promise<CheckAnswer> {
  const { rows, state } = await readCart(reading, owner);
  const open = owner.kind === 'customer' ? await openPaymentTotal(reading.db, owner.id) : ZERO_PAISE;
  const sellable = rows.filter((row) => lineProblem(toCheckedLine(row)) === undefined);
  const { subtotal } = cartTotals(sellable.map(toPricedLine), ZERO_PAISE);
  return {
    data: {
      ...sortProblems(rows),
      totalPrice: rupeesFromPaise(subtotal),
      open_payment: rupeesFromPaise(open),
      ...state,
    },
  };
}

/** The availability part of `checkCart` (decisions.md 3). */
export async function checkAvailability(
  db: DbOrTx,
  owner: CartOwner,
): Promise<z.input<typeof productAvailability.output>> {
  const { outOfStock, inActiveProduct, inActiveCatProduct } = sortProblems(await listCartRows(db, owner));
  return { data: { outOfStock, inActiveProduct, inActiveCatProduct } };
}

/** Removes the given lines, ignores ids that are not in this cart, and runs the check again. */
export function removeAndCheck(
  { db, clock, payments }: Pick<Deps, 'db' | 'clock' | 'payments'>,
  owner: CartOwner,
  lineIds: readonly number[],
): Promise<CheckAnswer> {
  return withTransaction(db, async (tx) => {
    await openCart(tx, owner, clock.now());
    await removeLines(tx, owner, lineIds);
    return checkCart({ db: tx, clock, payments }, owner);
  });
}

function sortProblems(rows: readonly CartRow[]): CheckLists {
  const lists: CheckLists = {
    outOfStock: [],
    variantChange: [],
    unitChange: [],
    inActiveProduct: [],
    inActiveCatProduct: [],
    productPriceChange: [],
  };
  for (const row of rows) {
    const checked = toCheckedLine(row);
    const problem = lineProblem(checked);
    if (problem) lists[problem].push(toProblemLine(row));
    else if (hasPriceChange(checked)) lists.productPriceChange.push(toPriceChange(row));
  }
  return lists;
}

function toProblemLine({ line, product }: CartRow) {
  return { cart_id: line.id, product_id: product.id, product_name: product.name };
}

function toPriceChange(row: CartRow) {
  return {
    ...toProblemLine(row),
    old_price: rupees(row.line.cartPricePaise),
    new_price: rupeesFromPaise(unitPayPrice(toPricedLine(row))),
  };
}
