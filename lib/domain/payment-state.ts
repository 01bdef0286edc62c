import { MINUTE_MS } from './durations';

/** How long an unpaid online order holds its stock (decisions.md 7). */
export const PAYMENT_HOLD_MS = 15 * MINUTE_MS;

/** The payment type of an order that was paid online. */
export const PAID_ONLINE = 'Online' as const;

export const PAYMENT_STATES = [
  /** The payment page is open; stock and promotion credit are reserved. */
  'open',
  /** Paid, and the order is placed. */
  'paid',
  /** The provider reports that it will not be paid. */
  'failed',
  /** It was not paid in time. */
  'expired',
  /** The shopper placed another order instead. */
  'replaced',
  /** Paid, but the order is not possible or was cancelled: the money must be refunded. */
  'refund_due',
  'refunded',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** They prevent deleting the account: something is reserved, or money is owed. */
export const UNSETTLED_STATES = ['open', 'refund_due'] as const satisfies readonly PaymentState[];

export type PaymentEvent =
  /** The money has arrived, and the order is possible. */
  | 'captured'
  /** The money has arrived, but the order is not possible any more. */
  | 'captured_in_vain'
  | 'ended'
  | 'hold_over'
  | 'replaced'
  /** The order was cancelled. */
  | 'cancelled'
  | 'refund_sent'
  /** The provider accepted the refund, and could not carry it out. */
  | 'refund_failed';

/**
 * What else a transition does: `place` places the order, `claim_and_place` first reserves stock and credit again, and
 * `release` frees them.
 */
type PaymentEffect = 'none' | 'place' | 'claim_and_place' | 'release';

export type PaymentTransition = { state: PaymentState; effect: PaymentEffect };

const CLOSED = {
  captured: { state: 'paid', effect: 'claim_and_place' },
  captured_in_vain: { state: 'refund_due', effect: 'none' },
} as const;

const TRANSITIONS: Record<PaymentState, Partial<Record<PaymentEvent, PaymentTransition>>> = {
  open: {
    captured: { state: 'paid', effect: 'place' },
    captured_in_vain: { state: 'refund_due', effect: 'release' },
    ended: { state: 'failed', effect: 'release' },
    hold_over: { state: 'expired', effect: 'release' },
    replaced: { state: 'replaced', effect: 'release' },
  },
  failed: CLOSED,
  expired: CLOSED,
  replaced: {
    captured: { state: 'refund_due', effect: 'none' },
    captured_in_vain: { state: 'refund_due', effect: 'none' },
  },
  refund_due: { refund_sent: { state: 'refunded', effect: 'none' } },
  paid: { cancelled: { state: 'refund_due', effect: 'none' } },
  refunded: { refund_failed: { state: 'refund_due', effect: 'none' } },
};

/**
 * The next state of an online payment. It only moves forward: repeated, late or out-of-order events change nothing that
 * has been decided (docs/adr/0003). Only a refund that failed is due again.
 */
export function nextPaymentTransition(state: PaymentState, event: PaymentEvent): PaymentTransition {
  return TRANSITIONS[state][event] ?? { state, effect: 'none' };
}

/** The outcome that the shopper sees. */
export type PaymentOutcome = 'pending' | 'paid' | 'failed' | 'refund';

const OUTCOMES: Record<PaymentState, PaymentOutcome> = {
  open: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'failed',
  replaced: 'failed',
  refund_due: 'refund',
  refunded: 'refund',
};

export function paymentOutcome(state: PaymentState): PaymentOutcome {
  return OUTCOMES[state];
}

/** A refund that the shop still has to send, or has sent. */
export const REFUND_STATUSES = ['due', 'sent'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** The refund status of a payment; undefined without a refund. */
export function refundStatus(state: PaymentState): RefundStatus | undefined {
  if (state === 'refund_due') return 'due';
  return state === 'refunded' ? 'sent' : undefined;
}
