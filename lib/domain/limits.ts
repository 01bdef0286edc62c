/** The largest PostgreSQL integer. */
export const LARGEST_ID = 2_147_483_647;

/** The order list shows at most this many, the newest ones; older orders are in the data export. */
export const LISTED_ORDERS = 100;

/** Addresses per customer. */
export const MAX_ADDRESSES = 20;

/** Pincode alerts per customer. */
export const MAX_PINCODE_ALERTS = 20;
