import { wireStatus } from '@/lib/contract/shop/wire';
import type { ChangeMark } from '@/lib/domain/change-mark';
import { ShopError } from '@/lib/domain/errors';
import { clampQuantity, MAX_CART_LINES, quantityLimit } from '@/lib/domain/quantity';
import type { MessageId } from '@/lib/messages/message-id';
import { text } from '@/lib/messages/text';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { changeLine, countLines, findLine, hasProduct, insertLine, removeLines } from './line-repository';
import { openCart } from './open-cart';
import type { CartOwner } from './owner';
import { acceptedTerms, type CartRow, listCartRows, type Product } from './repository';
import { findSellable } from './sellable';
import { markChange, SupersededError } from './superseded';
import { cartState } from './to-wire';

type Outcome = { status: (typeof wireStatus)[keyof typeof wireStatus]; message: string };
type CartDeps = Pick<Deps, 'db' | 'clock' | 'payments'>;

function write({ db, clock, payments }: CartDeps, owner: CartOwner, change: (tx: Tx) => Promise<Outcome>) {
  return withTransaction(db, async (tx) => {
    await openCart(tx, owner, clock.now());
    const outcome = await change(tx);
    return { data: { ...outcome, ...(await cartState({ db: tx, clock, payments }, owner)) } };
  });
}

function done(id: MessageId): Outcome {
  return { status: wireStatus.done, message: text(id) };
}

/** Adds one unit of a product (decisions.md 4). @throws ShopError not_found, out_of_stock. */
export function addOne(deps: CartDeps, owner: CartOwner, productId: number) {
  return write(deps, owner, async (tx) => {
    const line = await findLine(tx, owner, productId);
    return putQuantity(tx, owner, {
      productId,
      line,
      wanted: (line?.quantity ?? 0) + 1,
      added: 'toast.added_first',
    });
  });
}

type WantedQuantity = {
  productId: number;
  wanted: number;
  /** The id of the removed line, to restore it in its position. */
  lineId?: number | undefined;
};

type QuantityChange = WantedQuantity & { mark?: ChangeMark | undefined };

/**
 * Sets the quantity of a product to `wanted`; 0 removes it (decisions.md 4). A change that is not newer than the last
 * one of the same tab changes nothing.
 *
 * @throws ShopError not_found, out_of_stock.
 */
export async function setQuantity(deps: CartDeps, owner: CartOwner, { mark, ...wanted }: QuantityChange) {
  try {
    return await write(deps, owner, async (tx) => {
      // why: marks for products that never existed would let anybody fill the table
      const isKnown = wanted.wanted > 0 || (await hasProduct(tx, wanted.productId));
      if (mark && isKnown) await markChange(tx, owner, wanted.productId, mark);
      return putOrRemove(tx, owner, wanted);
    });
  } catch (error) {
    if (!(error instanceof SupersededError)) throw error;
    const { isRepeated } = error;
    return withTransaction(deps.db, async (tx) => {
      const limit = isRepeated ? await limitThatApplied(tx, owner, wanted) : undefined;
      const outcome = limit ?? done('toast.kept_newer');
      return { data: { ...outcome, ...(await cartState({ ...deps, db: tx }, owner)) } };
    });
  }
}

/**
 * The limit that a repeated change has met, for a shopper whose response may have been lost; as the cart and the stock
 * are now, since the first outcome is not stored.
 */
async function limitThatApplied(
  tx: Tx,
  owner: CartOwner,
  { productId, wanted }: WantedQuantity,
): Promise<Outcome | undefined> {
  const product = await findSellable(tx, owner, productId);
  const line = await findLine(tx, owner, productId);
  const possible = product ? clampQuantity(wanted, product.stock) : 0;
  if (!product || possible === 0) return undefined;
  if (line?.quantity === possible && possible < wanted) return capped(product.stock);
  if (!line && (await countLines(tx, owner)) >= MAX_CART_LINES) return fullCart();
  return undefined;
}

async function putOrRemove(tx: Tx, owner: CartOwner, change: WantedQuantity): Promise<Outcome> {
  const line = await findLine(tx, owner, change.productId);
  if (change.wanted > 0) return putQuantity(tx, owner, { ...change, line, added: 'toast.added' });
  if (line) await removeLines(tx, owner, [line.id]);
  return done('toast.removed');
}

/** @throws ShopError not_found when the line is not in this cart. */
export function removeLine(deps: CartDeps, owner: CartOwner, lineId: number) {
  return write(deps, owner, async (tx) => {
    if ((await removeLines(tx, owner, [lineId])) === 0) throw new ShopError('not_found');
    return done('toast.removed');
  });
}

export function emptyCart(deps: CartDeps, owner: CartOwner) {
  return write(deps, owner, async (tx) => {
    await removeLines(tx, owner);
    return done('toast.removed_all');
  });
}

/** Accepts today's prices, packs and units for every line (decisions.md 3). */
export function acceptChanges(deps: CartDeps, owner: CartOwner) {
  return write(deps, owner, async (tx) => {
    for (const { line, product } of await listCartRows(tx, owner)) await acceptLine(tx, line, product);
    return done('toast.prices_accepted');
  });
}

async function acceptLine(tx: Tx, line: CartRow['line'], product: Product): Promise<void> {
  const today = acceptedTerms(product);
  const isSame =
    line.variantName === today.variantName &&
    line.nicName === today.nicName &&
    line.cartPricePaise === today.cartPricePaise;
  if (!isSame) await changeLine(tx, line.id, today);
}

type QuantityUpdate = WantedQuantity & { line: CartRow['line'] | undefined; added: MessageId };

async function putQuantity(
  tx: Tx,
  owner: CartOwner,
  { productId, line, wanted, lineId, added }: QuantityUpdate,
): Promise<Outcome> {
  const product = await findSellable(tx, owner, productId);
  if (!product) throw new ShopError('not_found');
  const quantity = clampQuantity(wanted, product.stock);
  if (quantity === 0) throw new ShopError('out_of_stock');
  if (line) await changeLine(tx, line.id, { quantity });
  else if ((await countLines(tx, owner)) >= MAX_CART_LINES) return fullCart();
  else await insertLine(tx, owner, product, { quantity, lineId });
  if (quantity < wanted) return capped(product.stock);
  return done(line && quantity < line.quantity ? 'toast.reduced_cart' : added);
}

function capped(stock: number): Outcome {
  const { by, count } = quantityLimit(stock);
  return { status: wireStatus.refused, message: text(`toast.${by}_limit`, { count }) };
}

function fullCart(): Outcome {
  return { status: wireStatus.refused, message: text('toast.lines_limit', { count: MAX_CART_LINES }) };
}
