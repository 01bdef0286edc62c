import type { AgainProblem } from '@/lib/domain/buy-again';
import { clampQuantity, MAX_CART_LINES } from '@/lib/domain/quantity';

type OrderedLine = {
  line: { quantity: number };
  /** Undefined when the product is no longer sold. */
  product: { id: number; stock: number } | undefined;
};

/** The quantity of an ordered line added to the cart, and the cart's quantity of that product afterwards. */
export type LineFit = { added: number; total: number; problem: '' | AgainProblem };

/**
 * Fits ordered lines, one after the other, into a cart with the quantities `held`, up to the stock, the line limit and
 * the cart limit.
 */
export function fitLines<Line extends OrderedLine>(
  ordered: readonly Line[],
  held: ReadonlyMap<number, number>,
): (Line & LineFit)[] {
  const holds = new Map(held);
  return ordered.map((line) => {
    const fit = fitLine(line, holds);
    if (line.product && fit.added > 0) holds.set(line.product.id, fit.total);
    return { ...line, ...fit };
  });
}

function fitLine({ line, product }: OrderedLine, holds: ReadonlyMap<number, number>): LineFit {
  if (!product) return { added: 0, total: 0, problem: 'inActive' };
  const before = holds.get(product.id) ?? 0;
  const total = clampQuantity(before + line.quantity, product.stock);
  const stays = { added: 0, total: before };
  if (total <= before) return { ...stays, problem: product.stock === 0 ? 'outOfStock' : 'limited' };
  if (before === 0 && holds.size >= MAX_CART_LINES) return { ...stays, problem: 'cartFull' };
  const added = total - before;
  return { added, total, problem: added < line.quantity ? 'limited' : '' };
}
