import type { ProductCard } from '@/lib/contract/bff/product';

const SHOWN = 4;

type Rows = { instead: readonly ProductCard[]; others: readonly ProductCard[] };

/**
 * The rows below a product: for a sold-out one the closest in stock, then the others.
 * `related` is sorted closest first.
 */
export function relatedRows(product: { stock: number }, related: readonly ProductCard[]): Rows {
  const inStock = related.filter(({ stock }) => stock > 0);
  if (product.stock > 0 || inStock.length === 0) return { instead: [], others: related };
  const instead = inStock.slice(0, SHOWN);
  return { instead, others: related.filter((one) => !instead.includes(one)) };
}
