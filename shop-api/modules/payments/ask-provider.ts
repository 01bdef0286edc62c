import type { Deps } from '@/shop-api/deps';
import type { LinkState, PaymentProvider, RefundFailure } from '@/shop-api/ports/payments';
import type { Payment } from './repository';
import { transitionInTransaction } from './transition-in-transaction';
import type { PaymentDeps, PaymentUpdate } from './transition-payment';

type AskDeps = PaymentDeps & Pick<Deps, 'db'>;

/** The payment update that follows from what the provider reports; none while the link is open. */
export function toPaymentUpdate(state: LinkState | RefundFailure): PaymentUpdate | undefined {
  if (state.status === 'refund_failed') return { event: 'refund_failed', refundId: state.refundId };
  if (state.status === 'paid') return { event: 'captured', capture: state.capture };
  return state.status === 'ended' ? { event: 'ended' } : undefined;
}

/**
 * Asks the provider for the state of a payment's link and updates the payment. With `closing`, an open link is
 * cancelled first, so that nobody pays for goods that are no longer reserved.
 *
 * @throws ShopError unavailable when the provider does not respond.
 */
export async function askProvider(
  deps: AskDeps,
  provider: PaymentProvider,
  payment: Payment,
  { closing }: { closing: boolean },
): Promise<{ payment: Payment; state: LinkState }> {
  if (payment.linkId === null) return { payment, state: { status: 'ended' } };
  let state = await provider.findLink(payment.linkId);
  if (state.status === 'open' && closing) {
    await provider.cancelLink(payment.linkId);
    state = await provider.findLink(payment.linkId);
  }
  const update = toPaymentUpdate(state);
  return { payment: update ? await transitionInTransaction(deps, payment, update) : payment, state };
}
