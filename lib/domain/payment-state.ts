import { MINUTE_MS } from './durations';

/** How long an unpaid online order holds its stock (decisions.md 7). */
export const PAYMENT_HOLD_MS = 15 * MINUTE_MS;

/** The payment type of an order that was paid online. */
export const PAID_ONLINE = 'Online';

export const PAYMENT_STATES = [
  /** The provider's page can be paid; stock and promotion credit are held. */
  'open',
  /** Paid, and an order. */
  'paid',
  /** The provider says that nobody will pay it. */
  'failed',
  /** Nobody paid in time. */
  'expired',
  /** The shopper ordered anew instead. */
  'replaced',
  /** Paid, but not to be had any more or not wanted any more: the money must go back. */
  'refund_due',
  'refunded',
] as const;

export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Money may still come, or is still to be sent back. */
export const UNSETTLED_STATES = ['open', 'refund_due'] as const satisfies readonly PaymentState[];

export type PaymentEvent =
  /** The money is here, and there is an order for it. */
  | 'captured'
  /** The money is here, but what was ordered cannot be had. */
  | 'captured_in_vain'
  | 'ended'
  | 'hold_over'
  | 'replaced'
  /** The shopper called the order off. */
  | 'cancelled'
  | 'refund_sent';

/** What a step asks for beside the new state: `claim` takes stock and credit again before it places the order. */
export type PaymentEffect = 'none' | 'place' | 'claim' | 'release';

export type PaymentStep = { state: PaymentState; effect: PaymentEffect };

const CLOSED = {
  captured: { state: 'paid', effect: 'claim' },
  captured_in_vain: { state: 'refund_due', effect: 'none' },
} as const;

const STEPS: Record<PaymentState, Partial<Record<PaymentEvent, PaymentStep>>> = {
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
  refunded: {},
};

/**
 * Where an online payment goes next. It only moves forward: whatever comes again, late or out of order changes
 * nothing that has been decided (docs/adr/0003).
 */
export function nextPaymentStep(state: PaymentState, event: PaymentEvent): PaymentStep {
  return STEPS[state][event] ?? { state, effect: 'none' };
}

/** What the shopper is told of it. */
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

/** Money that was paid for nothing: the shop still has to send it back, or has done so. */
export const REFUND_STATUSES = ['due', 'sent'] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Where the money of a payment is that goes back; undefined when none does. */
export function refundStatus(state: PaymentState): RefundStatus | undefined {
  if (state === 'refund_due') return 'due';
  return state === 'refunded' ? 'sent' : undefined;
}
