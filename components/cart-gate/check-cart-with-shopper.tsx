import { notePage } from '@/components/ui/link/note-page';
import { acceptChanges, checkCart, removeProblemLines } from '@/lib/client/cart/cart-actions';
import { askConfirm, showAlert } from '@/lib/client/modal-store';
import type { Cart, CartCheck } from '@/lib/contract/bff/cart';
import { type GateStop, gateStop } from '@/lib/domain/cart-gate';
import { formatRupees, type Paise } from '@/lib/domain/money';
import { type LimitBreach, orderMaximum, type PurchaseLimits } from '@/lib/domain/purchase-limits';
import { documentText } from '@/lib/messages/document-text';
import { PriceChangeList } from './price-change-list';
import { ProblemList } from './problem-list';

type GateAnswer = {
  /** Undefined when all checks pass; 'left' when the shopper navigated away before the result. */
  stop: GateStop | 'empty' | 'left' | undefined;
  /** The cart as of the last check. */
  cart: Cart;
  /** Amount of the open online payment; 0 when there is none. */
  openPayment: Paise;
  /** Products whose lines the shopper agreed to remove. */
  removedProductIds: readonly number[];
};

/**
 * Checks the cart in the spec's order and explains in popups what blocks checkout (spec 4, Checkout button). Yes in the
 * problem popup removes the listed items and checks again.
 *
 * @throws ShopError when the shop does not answer.
 */
export async function checkCartWithShopper(): Promise<GateAnswer> {
  const isStillHere = notePage();
  let result = await checkCart();
  const removedProductIds: number[] = [];
  for (;;) {
    const { cart, problems, openPayment } = result;
    const answer = (stop: GateAnswer['stop']): GateAnswer => ({ stop, cart, openPayment, removedProductIds });
    if (!isStillHere()) return answer('left');
    if (problems.length === 0 && !cart.lines.some(({ stock }) => stock > 0)) return answer('empty');
    const stop = gateStop({ ...result, limits: cart.limits });
    if (stop === undefined) return answer(stop);
    if (stop !== 'problems') {
      await (stop === 'price_changes'
        ? acceptAndShowPriceChanges(result)
        : showLimitAlert(stop, cart.limits));
      return answer(stop);
    }
    const rest = await removeProblems(result);
    if (!rest) return answer(stop);
    removedProductIds.push(...problems.map(({ productId }) => productId));
    result = rest;
  }
}

/** Resolves with the check of the remaining lines; undefined when the shopper keeps them. */
async function removeProblems(result: CartCheck): Promise<CartCheck | undefined> {
  let rest: CartCheck | undefined;
  await askConfirm({
    title: documentText('cart.problem_title'),
    text: <ProblemList result={result} />,
    tone: 'warn',
    icon: 'basket',
    wide: true,
    onYes: async () => {
      rest = await removeProblemLines(result.problems.map(({ lineId }) => lineId));
    },
    refusal: () => documentText('error.unavailable'),
  });
  return rest;
}

async function acceptAndShowPriceChanges(result: CartCheck): Promise<void> {
  await acceptChanges();
  await showAlert({
    title: documentText('cart.problem_title'),
    text: <PriceChangeList result={result} />,
    icon: 'basket',
    wide: true,
  });
}

async function showLimitAlert(breach: LimitBreach, limits: PurchaseLimits): Promise<void> {
  const min = formatRupees(limits.minimum);
  const max = formatRupees(orderMaximum(limits));
  await showAlert(
    breach === 'below_minimum'
      ? {
          title: documentText('limit.minimum_title', { min }),
          text: documentText('limit.minimum_text', { min }),
        }
      : { title: documentText('limit.maximum_title'), text: documentText('limit.maximum_text', { max }) },
  );
}
