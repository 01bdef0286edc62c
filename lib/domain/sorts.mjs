/**
 * `sort_by` of listings; empty means featured (decisions.md 13). JavaScript, because next.config.mjs reads it for the
 * addresses of lists.
 */
export const SORTS = /** @type {const} */ (['', 'price_asc', 'price_desc', 'name', 'discount', 'unit_price']);
