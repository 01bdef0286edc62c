import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import type { ProviderEvent } from '@/shop-api/ports/payments';
import { toPaymentUpdate } from './ask-provider';
import { isPaymentId } from './payment-id';
import { recordEvent } from './repository';
import { type PaymentDeps, transitionPayment } from './transition-payment';

/**
 * What happened to an event: it was applied to a payment, was a repetition, or concerns no payment of this shop.
 * `unknown`: money arrived for a payment of this shop that the database does not have, as after a restore.
 */
export type EventOutcome = 'applied' | 'repeated' | 'not_ours' | 'unknown';

/** Processes a provider's event once: the event and its effects are stored in one transaction. */
export async function handleProviderEvent(
  deps: PaymentDeps & Pick<Deps, 'db'>,
  provider: string,
  { eventId, kind, reference, state }: ProviderEvent,
): Promise<EventOutcome> {
  const receivedAt = deps.clock.now();
  const outcome = await withTransaction(deps.db, async (tx): Promise<EventOutcome> => {
    const record = { provider, eventId, kind, paymentId: reference ?? null, receivedAt };
    if (!(await recordEvent(tx, record))) return 'repeated';
    const update = state && toPaymentUpdate(state);
    if (!reference || !update) return 'not_ours';
    if (await transitionPayment(tx, deps, reference, update)) return 'applied';
    return update.event === 'captured' && isPaymentId(reference) ? 'unknown' : 'not_ours';
  });
  deps.sms.wake();
  return outcome;
}
