/** Maximum number of favourites, and of stock alerts, per customer; counts only products on sale. */
export const MAX_MARKED_PRODUCTS = 200;
