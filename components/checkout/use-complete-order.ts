'use client';

import { checkCartWithShopper } from '@/components/cart-gate/check-cart-with-shopper';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { contentOf } from '@/lib/client/cart/cart-lines';
import { useCart } from '@/lib/client/cart/use-cart';
import { useAddresses } from '@/lib/client/use-addresses';
import { useNewest } from '@/lib/client/use-newest';
import { useSubmit } from '@/lib/client/use-submit';
import { paths } from '@/lib/config/paths';
import type { CartLine } from '@/lib/contract/bff/cart';
import { type CartView, toCartView } from '@/lib/domain/cart-view';
import { messageOf } from '@/lib/domain/errors';
import { ZERO_PAISE } from '@/lib/domain/money';
import { cartTotals } from '@/lib/domain/pricing';
import { useText } from '@/lib/messages/use-text';
import { askAboutOpenPayment } from './ask-about-open-payment';
import { type ChosenPayment, chooseIntent, isSameIntent } from './choose-intent';
import { unansweredAttempt } from './order-attempt';
import { usePlaceOrder } from './use-place-order';

/** Whether a checked cart has the content and the total of the lines that the shopper saw. */
function isAsSeen(
  { lines, totals }: CartView<CartLine>,
  seen: readonly CartLine[],
  promotionCredit = ZERO_PAISE,
): boolean {
  return totals.total === cartTotals(seen, promotionCredit).total && contentOf(lines) === contentOf(seen);
}

/** Complete Order: prompts, the cart check, the limits, then the order (spec 4, Checkout flow). */
export function useCompleteOrder(payment: ChosenPayment | undefined) {
  const text = useText();
  const navigation = useNavigation();
  const { cart, lines, totals } = useCart();
  const { addresses, isLoading, failed } = useAddresses();
  const onScreen = useNewest({ payment, addresses, failed });
  const { place, pay, hasLeft, failure, setFailure, underWay } = usePlaceOrder();

  async function complete(): Promise<void> {
    setFailure(undefined);
    const intent = await chooseIntent(onScreen.current, totals);
    if (!intent) return;
    const waiting = unansweredAttempt(cart?.owner);
    const isSameCart = waiting?.cart.version === cart?.version;
    if (waiting && isSameCart && isSameIntent(waiting.intent, intent)) return place(waiting);
    await completeChecked();
  }

  /** Uses the payment and address on screen after the cart check, not those from before it. */
  async function completeChecked(): Promise<void> {
    const { stop, cart: checked, openPayment, removedProductIds } = await checkCartWithShopper();
    if (hasLeft()) return;
    if (stop === 'below_minimum' || stop === 'above_maximum') return navigation.push(paths.cart);
    if (stop !== undefined) return;
    const now = toCartView(checked);
    const seen = lines.filter(({ productId }) => !removedProductIds.includes(productId));
    if (!isAsSeen(now, seen, cart?.promotionCredit)) {
      return setFailure({ unclear: false, message: text('error.cart_changed') });
    }
    const intent = await chooseIntent(onScreen.current, now.totals);
    if (!intent) return;
    const attempt = { intent, cart: { owner: checked.owner, version: checked.version } };
    if (openPayment > 0 && !(await askAboutOpenPayment(attempt, openPayment))) return;
    await (intent.payment === 'online' ? pay(attempt) : place(attempt));
  }

  const submission = useSubmit(async () => {
    try {
      await complete();
    } catch (error) {
      const message = `${text(messageOf(error))} ${text('checkout.not_placed')}`;
      if (unansweredAttempt(cart?.owner)) setFailure({ unclear: true, message: text('checkout.unclear') });
      else setFailure({ unclear: false, message });
      throw error;
    }
  });

  // why: until the addresses have loaded, a prompt that one is missing may be wrong
  const busy = isLoading || submission.pending || underWay !== undefined;
  return { submit: submission.submit, busy, place, failure, underWay };
}
