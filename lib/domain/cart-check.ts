/** The lists of the spec's "Cart check result", in the order they are shown. */
export const CART_PROBLEMS = [
  'outOfStock',
  'variantChange',
  'unitChange',
  'inActiveProduct',
  'inActiveCatProduct',
] as const;

type CartProblem = (typeof CART_PROBLEMS)[number];

export type CheckedLine = {
  /** The pack and price when the line was added to the cart. */
  added: { variantName: string; nicName: string; unitPrice: number };
  current: {
    variantName: string;
    nicName: string;
    unitPrice: number;
    stock: number;
    active: boolean;
    categoryActive: boolean;
  };
  quantity: number;
};

/** The most serious problem that keeps a line from being ordered; undefined when there is none. */
export function lineProblem({ added, current, quantity }: CheckedLine): CartProblem | undefined {
  if (!current.categoryActive) return 'inActiveCatProduct';
  if (!current.active) return 'inActiveProduct';
  if (current.stock < quantity) return 'outOfStock';
  if (current.variantName !== added.variantName) return 'variantChange';
  if (current.nicName !== added.nicName) return 'unitChange';
  return undefined;
}

export function hasPriceChange({ added, current }: CheckedLine): boolean {
  return added.unitPrice !== current.unitPrice;
}
