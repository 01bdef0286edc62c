/** What the cart page of browsers without script says of the form that led to it. */
export const CART_NOTES = [
  'added_first',
  'added',
  'reduced_cart',
  'removed',
  'removed_all',
  'prices_accepted',
  /** A product that was added is in the cart already. */
  'already',
  /** Fewer than wanted: the stock, or the most of one product. */
  'capped',
  /** No room for one more product. */
  'full',
  'out_of_stock',
  'not_found',
  /** What was typed is no quantity. */
  'bad_request',
  'suspended',
  'not_saved',
] as const;

export type CartNote = (typeof CART_NOTES)[number];

/** What a write did to one line: `wanted` of it were asked for, `before` were there and `after` are. */
export function noteOfLine(line: { wanted: number; before: number; after: number }): CartNote | undefined {
  const { wanted, before, after } = line;
  if (after < wanted) return after === 0 ? 'full' : 'capped';
  if (after === before) return undefined;
  if (after === 0) return 'removed';
  if (before === 0) return 'added_first';
  return after > before ? 'added' : 'reduced_cart';
}
