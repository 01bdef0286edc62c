/** A customer has as many favourites, and waits for as many products, of those on sale. */
export const MAX_MARKED_PRODUCTS = 200;
