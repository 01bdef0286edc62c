/** Maximum quantity of one cart line (decisions.md 4). */
export const MAX_LINE_QUANTITY = 99;

/** Maximum number of different products in one cart. */
export const MAX_CART_LINES = 200;

/** The maximum quantity of a product in one cart: its stock, at most 99. */
export function maxQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_LINE_QUANTITY));
}

/** A wanted quantity as a whole number from 0 to what the stock allows. */
export function clampQuantity(wanted: number, stock: number): number {
  if (!Number.isFinite(wanted)) return 0;
  return Math.max(0, Math.min(Math.trunc(wanted), maxQuantity(stock)));
}

/** What limits the quantity of a product with this stock, and the maximum. */
export function quantityLimit(stock: number): { by: 'stock' | 'line'; count: number } {
  return { by: stock < MAX_LINE_QUANTITY ? 'stock' : 'line', count: maxQuantity(stock) };
}
