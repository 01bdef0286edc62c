import type { ProductCard } from '@/lib/contract/bff/product';

const SHOWN = 4;

type Rows = { instead: readonly ProductCard[]; others: readonly ProductCard[] };

/**
 * The rows below a product: for a sold-out one the closest in stock, and the others where enough for a row remain.
 * `related` is sorted closest first.
 */
export function relatedRows(product: { stock: number }, related: readonly ProductCard[]): Rows {
  const inStock = related.filter(({ stock }) => stock > 0);
  if (product.stock > 0 || inStock.length === 0) return { instead: [], others: related };
  const instead = inStock.slice(0, SHOWN);
  const others = related.filter((one) => !instead.includes(one));
  return { instead, others: others.length < SHOWN ? [] : others };
}
