import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import type { ProviderEvent } from '@/shop-api/ports/payments';
import { toPaymentUpdate } from './ask-provider';
import { isPaymentId } from './payment-id';
import { recordEvent } from './repository';
import {
  type PaymentChange,
  type PaymentDeps,
  type PaymentUpdate,
  transitionPayment,
} from './transition-payment';

/**
 * What happened to an event: it changed a payment or told nothing new of it, was a repetition, or concerns no payment of
 * this shop. `unknown`: money arrived for a payment of this shop that the database does not have, as after a restore, or
 * its refund failed.
 * `paid_twice`: other money has arrived for the payment before.
 */
export type EventOutcome = 'applied' | 'unchanged' | 'repeated' | 'not_ours' | 'unknown' | 'paid_twice';

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
    const change = await transitionPayment(tx, deps, reference, update);
    if (change) return outcomeOf(change, update);
    return update.event !== 'ended' && isPaymentId(reference) ? 'unknown' : 'not_ours';
  });
  deps.sms.wake();
  return outcome;
}

function outcomeOf({ payment, before }: PaymentChange, update: PaymentUpdate): EventOutcome {
  if (payment.state !== before.state) return 'applied';
  const isPaid = update.event === 'captured' && before.capturedId !== null;
  return isPaid && update.capture.captureId !== before.capturedId ? 'paid_twice' : 'unchanged';
}
