import type { AgainProblem } from '@/lib/domain/buy-again';
import { clampQuantity, MAX_CART_LINES } from '@/lib/domain/quantity';

type Ordered = {
  line: { quantity: number };
  /** Undefined when it is not sold any more. */
  product: { id: number; stock: number } | undefined;
};

/** How much of an ordered line a cart takes, and how much of its product the cart holds then. */
export type Fit = { added: number; total: number; problem: '' | AgainProblem };

/**
 * Fits ordered lines, one after the other, into a cart that holds `held` of each product: up to the stock, the limit
 * of a line and that of the cart.
 */
export function fitLines<Line extends Ordered>(
  ordered: readonly Line[],
  held: ReadonlyMap<number, number>,
): (Line & Fit)[] {
  const holds = new Map(held);
  return ordered.map((line) => {
    const fit = fitLine(line, holds);
    if (line.product && fit.added > 0) holds.set(line.product.id, fit.total);
    return { ...line, ...fit };
  });
}

function fitLine({ line, product }: Ordered, holds: ReadonlyMap<number, number>): Fit {
  if (!product) return { added: 0, total: 0, problem: 'inActive' };
  const before = holds.get(product.id) ?? 0;
  const total = clampQuantity(before + line.quantity, product.stock);
  const stays = { added: 0, total: before };
  if (total <= before) return { ...stays, problem: product.stock === 0 ? 'outOfStock' : 'limited' };
  if (before === 0 && holds.size >= MAX_CART_LINES) return { ...stays, problem: 'cartFull' };
  const added = total - before;
  return { added, total, problem: added < line.quantity ? 'limited' : '' };
}
