/** Results of a cart form, which the cart page for browsers without JavaScript shows. */
export const CART_NOTES = [
  'added_first',
  'added',
  'reduced_cart',
  'removed',
  'removed_all',
  'prices_accepted',
  /** The product is in the cart already, so the form added none. */
  'already',
  /** Fewer than wanted, because of the stock or the limit per product. */
  'capped',
  /** The cart has reached its maximum number of products. */
  'full',
  'out_of_stock',
  'not_found',
  /** The typed quantity is invalid. */
  'bad_request',
  'suspended',
  'not_saved',
] as const;

export type CartNote = (typeof CART_NOTES)[number];

/** The note for the quantity that a form wanted, and the quantities in the cart before and after the write. */
export function noteOfLine(line: { wanted: number; before: number; after: number }): CartNote | undefined {
  const { wanted, before, after } = line;
  if (after < wanted) return after === 0 ? 'full' : 'capped';
  if (after === before) return undefined;
  if (after === 0) return 'removed';
  if (before === 0) return 'added_first';
  return after > before ? 'added' : 'reduced_cart';
}
