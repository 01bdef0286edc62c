/**
 * Where a page that is left before its scripts have loaded keeps the presses of Add to Cart, for the tab's next page:
 * a JSON list of the addresses of their forms.
 */
export const HELD_ADDS_STORE = 'koodai-held';
