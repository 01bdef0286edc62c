/** Follows a request from the front to the database and back. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** The peer's address as the front saw it; the front overwrites what a client sends. */
export const CLIENT_IP_HEADER = 'x-client-ip';
/** The same for every try of one write (draft-ietf-httpapi-idempotency-key-header). */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
