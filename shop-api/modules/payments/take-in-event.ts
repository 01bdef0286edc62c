import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import type { ProviderEvent } from '@/shop-api/ports/payments';
import { applyHappening, type PaymentDeps } from './apply-event';
import { toHappening } from './ask-provider';
import { recordEvent } from './repository';

/** What became of an event: it moved or confirmed a payment, came before, or is about none of ours. */
export type Taken = 'applied' | 'repeated' | 'not_ours';

/** Takes in a provider's event, once: the event and what it does are one transaction. */
export async function takeInEvent(
  deps: PaymentDeps & Pick<Deps, 'db'>,
  provider: string,
  { eventId, kind, reference, state }: ProviderEvent,
): Promise<Taken> {
  const receivedAt = deps.clock.now();
  const taken = await withTransaction(deps.db, async (tx): Promise<Taken> => {
    const record = { provider, eventId, kind, paymentId: reference ?? null, receivedAt };
    if (!(await recordEvent(tx, record))) return 'repeated';
    const happening = state && toHappening(state);
    if (!reference || !happening) return 'not_ours';
    return (await applyHappening(tx, deps, reference, happening)) ? 'applied' : 'not_ours';
  });
  deps.sms.wake();
  return taken;
}
