'use client';

import { passCartGate } from '@/components/cart-gate/pass-cart-gate';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { showAlert } from '@/components/ui/modal/modal-store';
import { contentOf, toCartView } from '@/lib/client/cart-lines';
import { keys } from '@/lib/client/keys';
import type { OrderIntent } from '@/lib/client/order-key';
import { revalidate } from '@/lib/client/revalidate';
import { useAddresses } from '@/lib/client/use-addresses';
import { useCart } from '@/lib/client/use-cart';
import { useNewest } from '@/lib/client/use-newest';
import { useSubmit } from '@/lib/client/use-submit';
import { paths } from '@/lib/config/paths';
import { ShopError } from '@/lib/domain/errors';
import { ZERO_PAISE } from '@/lib/domain/money';
import { type CartTotals, cartTotals, needsPayment } from '@/lib/domain/pricing';
import { documentText } from '@/lib/messages/document-text';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import { askAboutOpenPayment } from './ask-about-open-payment';
import { unansweredAttempt } from './order-attempt';
import { usePlaceOrder } from './use-place-order';

export type PaymentChoice = 'cod' | 'online' | undefined;

function prompt(title: MessageId, message: MessageId): Promise<void> {
  return showAlert({ title: documentText(title), text: documentText(message) });
}

/** Complete Order: prompts, the cart check, the limits, then the order (spec 4, Checkout flow). */
export function useCompleteOrder(payment: PaymentChoice) {
  const text = useText();
  const navigation = useNavigation();
  const { cart, lines, totals } = useCart();
  const { addresses, isLoading, failed } = useAddresses();
  const onScreen = useNewest({ payment, addresses, failed });
  const { place, pay, hasLeft, failure, setFailure, underWay } = usePlaceOrder();

  /** The default address, or undefined after a prompt. @throws ShopError when the addresses failed to load. */
  async function chosenAddress(): Promise<number | undefined> {
    const { addresses, failed } = onScreen.current;
    if (failed) {
      void revalidate(keys.addresses);
      throw new ShopError('unavailable');
    }
    if (addresses.length === 0) {
      await prompt('checkout.no_address_title', 'checkout.no_address');
      return undefined;
    }
    const address = addresses.find(({ isDefault }) => isDefault);
    if (!address) await prompt('checkout.choose_address_title', 'checkout.choose_address');
    return address?.id;
  }

  /** The order to place, or undefined after prompting for a payment method. */
  async function toIntent(addressId: number, now: CartTotals): Promise<OrderIntent | undefined> {
    const chosen = needsPayment(now) ? onScreen.current.payment : 'promotion';
    if (chosen) return { addressId, payment: chosen, expectedTotal: now.total };
    await prompt('checkout.choose_payment_title', 'checkout.choose_payment');
    return undefined;
  }

  async function complete(): Promise<void> {
    setFailure(undefined);
    const addressId = await chosenAddress();
    if (addressId === undefined) return;
    const intent = await toIntent(addressId, totals);
    if (!intent) return;
    const waiting = unansweredAttempt(cart?.owner);
    const isSameCart = waiting?.cart.version === cart?.version;
    if (waiting && isSameCart && isSameIntent(waiting.intent, intent)) return place(waiting);
    await completeChecked();
  }

  /** Uses the payment and address on screen after the cart check, not those from before it. */
  async function completeChecked(): Promise<void> {
    const { stop, cart: checked, openPayment, removedProductIds } = await passCartGate();
    if (hasLeft()) return;
    if (stop === 'below_minimum' || stop === 'above_maximum') return navigation.push(paths.cart);
    if (stop !== undefined) return;
    const { totals: now, lines: checkedLines } = toCartView(checked);
    const seen = lines.filter(({ productId }) => !removedProductIds.includes(productId));
    const seenTotal = cartTotals(seen, cart?.promotionCredit ?? ZERO_PAISE).total;
    if (now.total !== seenTotal || contentOf(checkedLines) !== contentOf(seen)) {
      return setFailure({ unclear: false, message: text('error.cart_changed') });
    }
    const addressId = await chosenAddress();
    if (addressId === undefined) return;
    const intent = await toIntent(addressId, now);
    if (!intent) return;
    const attempt = { intent, cart: { owner: checked.owner, version: checked.version } };
    if (openPayment > 0 && !(await askAboutOpenPayment(attempt, openPayment))) return;
    await (intent.payment === 'online' ? pay(attempt) : place(attempt));
  }

  const submission = useSubmit(async () => {
    try {
      await complete();
    } catch {
      if (unansweredAttempt(cart?.owner))
        return setFailure({ unclear: true, message: text('checkout.unclear') });
      const message = `${text('error.unavailable')} ${text('checkout.not_placed')}`;
      setFailure({ unclear: false, message });
    }
  });

  // why: until the addresses have loaded, a prompt that one is missing may be wrong
  const busy = isLoading || submission.pending || underWay !== undefined;
  return { submit: submission.submit, busy, place, failure, underWay };
}

function isSameIntent(one: OrderIntent, other: OrderIntent): boolean {
  return (
    one.addressId === other.addressId &&
    one.payment === other.payment &&
    one.expectedTotal === other.expectedTotal
  );
}
