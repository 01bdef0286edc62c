/** How many products `boughtbefore` answers with. */
export const BOUGHT_BEFORE_LIMIT = 12;

/** Why less of a line is added to the cart again than was ordered. */
export const AGAIN_PROBLEMS = ['outOfStock', 'limited', 'inActive', 'cartFull'] as const;
export type AgainProblem = (typeof AGAIN_PROBLEMS)[number];
