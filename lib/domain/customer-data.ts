/** What a customer types to delete the account. */
export const DELETE_WORD = 'DELETE' as const;
