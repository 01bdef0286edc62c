/**
 * Where a page that is left before its scripts have loaded keeps the presses of Add to Cart, for the tab's next page:
 * the addresses of their forms, separated by spaces.
 */
export const HELD_ADDS_STORE = 'koodai-held';
