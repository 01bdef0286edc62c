/** Identifies a request in the front, the storefront and the shop API, and in their logs. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** `Retry-After` of a response without the shop API. */
export const RETRY_UNAVAILABLE_AFTER_S = 5;
/** The client's IP address, set by the front, which overwrites the header of a client. */
export const CLIENT_IP_HEADER = 'x-client-ip';
/** The same for every retry of a write (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** The mark of the owner of the cart that a tab shows; it can only cause a refusal. */
export const SHOWN_OWNER_HEADER = 'x-shown-owner';
