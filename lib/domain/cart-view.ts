import type { Paise } from './money';
import { type CartTotals, cartTotals, type PricedLine } from './pricing';

type StockedLine = PricedLine & { stock: number };

export type CartView<Line extends StockedLine> = {
  /** Lines that can be sold; stock-0 ones are in `unavailable` (decisions.md 29). */
  lines: Line[];
  unavailable: Line[];
  /** Number of items: the sum of the sellable quantities. */
  count: number;
  totals: CartTotals;
};

export function toCartView<Line extends StockedLine>(cart: {
  lines: readonly Line[];
  promotionCredit: Paise;
}): CartView<Line> {
  const lines = cart.lines.filter(({ stock }) => stock > 0);
  return {
    lines,
    unavailable: cart.lines.filter(({ stock }) => stock === 0),
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    totals: cartTotals(lines, cart.promotionCredit),
  };
}
