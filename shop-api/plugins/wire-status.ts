/** The `status` of spec section 7: 1 done, 2 none or refused. */
export const wireStatus = { done: 1, refused: 2, none: 2 } as const;
