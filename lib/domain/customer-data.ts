/** What a customer types to delete the account. */
export const DELETE_WORD = 'DELETE' as const;

/** How many of the newest orders, payments, enquiries and sessions a customer's file has. */
export const EXPORTED_ROWS = 1000;
