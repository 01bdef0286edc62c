import { showAlert } from '@/lib/client/modal-store';
import { isRefusal, isRefusedUnread } from '@/lib/client/orders/order-key';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import { ERROR_TABLE, isShopError } from '@/lib/domain/errors';
import { documentText } from '@/lib/messages/document-text';

export type OrderFailure = {
  /** The order may have been placed all the same. */
  unclear: boolean;
  message: string;
};

/** With `isSentAgain` an earlier request may have placed the order. */
export function toOrderFailure(error: unknown, isSentAgain = false): OrderFailure {
  if (!isRefusal(error) || (isSentAgain && isRefusedUnread(error)))
    return { unclear: true, message: documentText('checkout.unclear') };
  const why = documentText(
    error.code === 'not_found' ? 'checkout.address_gone' : ERROR_TABLE[error.code].message,
  );
  return { unclear: false, message: `${why} ${documentText('checkout.not_placed')}` };
}

/** Decisions.md 33. */
export function notOrderedYet(): OrderFailure {
  return { unclear: true, message: documentText('checkout.not_placed_yet') };
}

/** Refreshes whatever on screen the error has shown to be stale. */
export function revalidateAfter(error: unknown): void {
  void revalidate(keys.cart);
  if (isShopError(error, 'not_served') || isShopError(error, 'not_found')) void revalidate(keys.addresses);
}

/** Spec 8, Payment: no payment page, or no response. Either way nothing was charged, and a retry is safe. */
export function showPaymentError(error: unknown): Promise<void> {
  if (isShopError(error, 'payment_link_failed')) {
    return showAlert({
      title: documentText('payment.link_title'),
      text: documentText('payment.link_failed'),
    });
  }
  return showAlert({ title: documentText('payment.error_title'), text: documentText('payment.error') });
}
