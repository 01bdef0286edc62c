/** The word that a customer types to confirm the deletion of the account. */
export const DELETE_WORD = 'DELETE' as const;

/** A data export has at most this many orders, payments, enquiries and sessions each, the newest ones. */
export const EXPORTED_ROWS = 1000;

/** The exported orders have at most this many lines together, so that the export can be sent in one response. */
export const EXPORTED_LINES = 8000;
