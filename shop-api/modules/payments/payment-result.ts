import { LONG_TIMEOUT_MS } from '@/lib/contract/call-timeout';
import { ShopError } from '@/lib/domain/errors';
import { paymentOutcome } from '@/lib/domain/payment-state';
import type { Deps } from '@/shop-api/deps';
import type { PaymentProvider } from '@/shop-api/ports/payments';
import { askProvider } from './ask-provider';
import { findOwnPayment, type Payment } from './repository';

/** Less than the storefront waits for this call. */
const PROVIDER_WITHIN_MS = LONG_TIMEOUT_MS - 2_000;

/** Questions that the provider has not answered yet; polls of a payment share one. */
const asked = new Map<string, ReturnType<typeof askProvider>>();

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

/** If the provider does not respond in time, the payment stays as it is until the webhook or the next check. */
async function freshPayment(deps: Deps, payment: Payment, closing: boolean): Promise<Payment> {
  const { payments: provider } = deps;
  const isAskable = paymentOutcome(payment.state) === 'pending' || paymentOutcome(payment.state) === 'failed';
  if (!provider || provider.name !== payment.provider || payment.linkId === null || !isAskable)
    return payment;
  const asking = askOnce(deps, provider, payment, closing);
  try {
    return (await Promise.race([asking, afterMs(PROVIDER_WITHIN_MS)]))?.payment ?? payment;
  } catch (error) {
    if (error instanceof ShopError && error.code === 'unavailable') return payment;
    throw error;
  }
}

function askOnce(
  deps: Deps,
  provider: PaymentProvider,
  payment: Payment,
  closing: boolean,
): ReturnType<typeof askProvider> {
  const key = `${payment.id} ${closing}`;
  const known = asked.get(key);
  if (known) return known;
  const asking = askProvider(deps, provider, payment, { closing }).finally(() => asked.delete(key));
  asked.set(key, asking);
  return asking;
}

function afterMs(ms: number): Promise<undefined> {
  const signal = AbortSignal.timeout(ms);
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
