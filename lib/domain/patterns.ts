export const PINCODE = /^\d{6}$/;
export const ORDER_ID = /^[A-Za-z0-9-]{1,40}$/;
export const ORDER_ID_LENGTH = 40;
/** Every slug is checked against this before it reaches a cache or the API. */
export const SLUG = /^[a-z0-9-]{1,80}$/;

export const IDEMPOTENCY_KEY = /^[A-Za-z0-9_-]{8,64}$/;
export const REQUEST_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** A path of the shop to return to; the longest have the query that a payment provider adds. */
export const LONGEST_RETURN = 1100;

/** "641 001" with a no-break space. */
export function formatPincode(pincode: string): string {
  return pincode.replace(/^(\d{3})(\d{3})$/, '$1\u00a0$2');
}
