/** Why less of a line is added to the cart again than was ordered. */
export const AGAIN_PROBLEMS = ['outOfStock', 'limited', 'inActive', 'cartFull'] as const;
export type AgainProblem = (typeof AGAIN_PROBLEMS)[number];
