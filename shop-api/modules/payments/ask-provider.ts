import type { Deps } from '@/shop-api/deps';
import type { LinkState, PaymentProvider } from '@/shop-api/ports/payments';
import type { Happening, PaymentDeps } from './apply-event';
import { movePayment } from './move-payment';
import type { Payment } from './repository';

type AskDeps = PaymentDeps & Pick<Deps, 'db'>;

/** What a page's state means for its payment; nothing while it is open. */
export function toHappening(state: LinkState): Happening | undefined {
  if (state.status === 'paid') return { event: 'captured', capture: state.capture };
  return state.status === 'ended' ? { event: 'ended' } : undefined;
}

/**
 * Asks the provider about a payment's page and moves the payment on. With `closing`, a page that is still open is
 * closed first: nobody should pay for what is not held.
 *
 * @throws ShopError unavailable when the provider does not answer.
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
  const happening = toHappening(state);
  return { payment: happening ? await movePayment(deps, payment, happening) : payment, state };
}
