import { ShopError } from '@/lib/domain/errors';
import { paymentOutcome } from '@/lib/domain/payment-state';
import type { Deps } from '@/shop-api/deps';
import { askProvider } from './ask-provider';
import { findOwnPayment, type Payment } from './repository';

/**
 * The state of the customer's payment: the one in the query `returned`, or the newest. The query is only a hint; the
 * provider is asked.
 *
 * @throws ShopError not_found without such a payment, forbidden for a wrong signature.
 */
export async function paymentResult(deps: Deps, customerId: string, returned: string) {
  const hint = deps.payments?.readReturn(new URLSearchParams(returned));
  const found = await findOwnPayment(deps.db, customerId, hint?.reference);
  if (!found) throw new ShopError('not_found');
  const payment = await freshPayment(deps, found, hint?.isCancelled === true);
  return { outcome: paymentOutcome(payment.state), orderId: payment.orderId };
}

/** If the provider does not respond, the payment stays pending until the webhook or the next check. */
async function freshPayment(deps: Deps, payment: Payment, closing: boolean): Promise<Payment> {
  const { payments: provider } = deps;
  const isAskable = paymentOutcome(payment.state) === 'pending' || paymentOutcome(payment.state) === 'failed';
  if (!provider || provider.name !== payment.provider || payment.linkId === null || !isAskable)
    return payment;
  try {
    return (await askProvider(deps, provider, payment, { closing })).payment;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'unavailable') return payment;
    throw error;
  }
}
