/** The spec's stored userid: its change tells other tabs of a sign-in or sign-out; it grants no rights (decisions.md 17). */
export const USER_SIGNAL = 'userid';
/** Its change tells other tabs that the cart has changed. */
export const CART_SIGNAL = 'koodai-cart';
