/** Highest quantity of one cart line (decisions.md 4). */
export const MAX_LINE_QUANTITY = 99;

/** Different products in one cart. */
export const MAX_CART_LINES = 200;

/** The most of a product that one cart may hold: its stock, and 99. */
export function maxQuantity(stock: number): number {
  return Math.max(0, Math.min(stock, MAX_LINE_QUANTITY));
}

/** A wanted quantity as a whole number within 0 and what the stock allows. */
export function clampQuantity(wanted: number, stock: number): number {
  if (!Number.isFinite(wanted)) return 0;
  return Math.max(0, Math.min(Math.trunc(wanted), maxQuantity(stock)));
}

/** What ends the quantity of a product with this stock, and at how many. */
export function quantityLimit(stock: number): { by: 'stock' | 'line'; count: number } {
  return { by: stock < MAX_LINE_QUANTITY ? 'stock' : 'line', count: maxQuantity(stock) };
}
