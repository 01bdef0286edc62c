import { paise } from '@/lib/domain/money';
import type { Deps } from '@/shop-api/deps';
import type { PaymentProvider } from '@/shop-api/ports/payments';
import { askProvider } from './ask-provider';
import { claimDuePayments, claimEndedPayments, stopChecks, watchForLateMoney } from './check-queue';
import type { Payment } from './repository';
import { transitionInTransaction } from './transition-in-transaction';
import type { PaymentDeps } from './transition-payment';

type CheckDeps = PaymentDeps & Pick<Deps, 'db' | 'payments'>;
type Options = {
  /** Stops after the current batch of payments. */
  stopping?: AbortSignal;
  /** Called for a failed check; it is retried later. */
  onError: (error: unknown, paymentId: string) => void;
};

const BATCH = 10;

/**
 * Checks all due payments: releases expired holds, asks the provider about undecided payments, cancels links of closed
 * payments, looks for late money of ended links, and sends refunds. Several instances share the work.
 */
export async function checkDuePayments(deps: CheckDeps, { stopping, onError }: Options): Promise<void> {
  for (;;) {
    const batch = await claimBatch(deps);
    // why: in parallel, so that expired holds are released even while the provider does not respond
    await Promise.all(
      batch.map((payment) => checkPayment(deps, payment).catch((error) => onError(error, payment.id))),
    );
    if (batch.length < BATCH || stopping?.aborted) return;
  }
}

/** Ended links come last, so that many of them do not delay a hold or a refund. */
async function claimBatch({ db, clock }: CheckDeps): Promise<Payment[]> {
  const now = clock.now();
  const due = await claimDuePayments(db, now, BATCH);
  if (due.length === BATCH) return due;
  return [...due, ...(await claimEndedPayments(db, now, BATCH - due.length))];
}

async function checkPayment(deps: CheckDeps, claimed: Payment): Promise<void> {
  const payment = await endOverdue(deps, claimed);
  const provider = deps.payments?.name === payment.provider ? deps.payments : undefined;
  if (payment.state === 'refund_due') return sendRefund(deps, provider, payment);
  const closing = payment.state !== 'open';
  if (payment.linkId === null) return closing ? stopChecks(deps.db, payment) : undefined;
  if (!provider) return;
  const { payment: asked, state } = await askProvider(deps, provider, payment, { closing });
  if (asked.state === 'refund_due') return sendRefund(deps, provider, asked);
  if (state.status === 'ended') await watchForLateMoney(deps.db, asked, deps.clock.now());
}

async function endOverdue(deps: CheckDeps, payment: Payment): Promise<Payment> {
  if (payment.state !== 'open' || payment.expiresAt > deps.clock.now()) return payment;
  return transitionInTransaction(deps, payment, { event: 'hold_over' });
}

/** @throws Error when it cannot be sent: a due refund is never skipped silently. */
async function sendRefund(
  deps: CheckDeps,
  provider: PaymentProvider | undefined,
  payment: Payment,
): Promise<void> {
  const { id, capturedId, capturedPaise } = payment;
  if (!provider) throw new Error(`a refund is due at ${payment.provider}, which is not configured`);
  if (capturedId === null || capturedPaise === null)
    throw new Error('a refund is due without a capture id or amount');
  const refundId = await provider.refund({ captureId: capturedId, amount: paise(capturedPaise) }, id);
  await transitionInTransaction(deps, payment, { event: 'refund_sent', refundId });
}
