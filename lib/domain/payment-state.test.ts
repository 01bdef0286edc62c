import fc from 'fast-check';
import {
  nextPaymentTransition,
  PAID_ONLINE,
  PAYMENT_HOLD_MS,
  PAYMENT_STATES,
  type PaymentEvent,
  type PaymentState,
  paymentOutcome,
  refundStatus,
  UNSETTLED_STATES,
} from './payment-state';

const EVENTS: readonly PaymentEvent[] = [
  'captured',
  'captured_in_vain',
  'ended',
  'hold_over',
  'replaced',
  'cancelled',
  'refund_sent',
  'refund_failed',
];
const RANK: Record<PaymentState, number> = {
  open: 0,
  failed: 1,
  expired: 1,
  replaced: 1,
  paid: 2,
  refund_due: 3,
  refunded: 3,
};

const anyEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 12 });

type Run = { state: PaymentState; held: number; sold: number; path: PaymentState[] };

/** A payment for one unit: where the unit is after these events. */
function run(events: readonly PaymentEvent[]): Run {
  const start: Run = { state: 'open', held: 1, sold: 0, path: ['open'] };
  return events.reduce((at, event) => {
    const { state, effect } = nextPaymentTransition(at.state, event);
    const held = { none: at.held, release: at.held - 1, place: at.held - 1, claim_and_place: at.held }[
      effect
    ];
    const isCancelled = at.state === 'paid' && state === 'refund_due';
    const sold =
      at.sold + (effect === 'place' || effect === 'claim_and_place' ? 1 : 0) - (isCancelled ? 1 : 0);
    return { state, held, sold, path: [...at.path, state] };
  }, start);
}

test('decisions 7: a payment never returns to an earlier state, except from a refund that failed, whatever events arrive in whatever order', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const ranks = run(events).path.map((state) => RANK[state]);
      expect(ranks).toEqual(ranks.toSorted((one, other) => one - other));
    }),
  );
});

test('a unit is reserved only while the payment is open, and sold only when it is paid', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const { state, held, sold } = run(events);
      expect({ held, sold }).toEqual({ held: state === 'open' ? 1 : 0, sold: state === 'paid' ? 1 : 0 });
    }),
  );
});

test('captured money becomes an order or a refund, and money that was not captured is never refunded', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const { state } = run(events);
      const cameIn = events.some((event) => event === 'captured' || event === 'captured_in_vain');
      expect(['paid', 'refund_due', 'refunded'].includes(state)).toBe(cameIn);
    }),
  );
});

test('the same event again changes nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...PAYMENT_STATES), fc.constantFrom(...EVENTS), (state, event) => {
      const first = nextPaymentTransition(state, event);
      expect(nextPaymentTransition(first.state, event)).toEqual({ state: first.state, effect: 'none' });
    }),
  );
});

test('a late payment of a replaced order is refunded', () => {
  expect(run(['replaced', 'captured'])).toMatchObject({ state: 'refund_due', sold: 0 });
  expect(run(['hold_over', 'captured'])).toMatchObject({ state: 'paid', sold: 1 });
  expect(run(['hold_over', 'captured_in_vain', 'refund_sent'])).toMatchObject({ state: 'refunded' });
});

test('every payment state has one of four outcomes', () => {
  expect(PAYMENT_STATES.map(paymentOutcome)).toEqual([
    'pending',
    'paid',
    'failed',
    'failed',
    'failed',
    'refund',
    'refund',
  ]);
});

test('a refund is due or sent, and open payments and due refunds are unsettled', () => {
  expect(PAYMENT_STATES.filter((state) => refundStatus(state) === 'due')).toEqual(['refund_due']);
  expect(PAYMENT_STATES.filter((state) => refundStatus(state) === 'sent')).toEqual(['refunded']);
  expect(PAYMENT_STATES.filter((state) => refundStatus(state) === undefined)).toHaveLength(5);
  expect(UNSETTLED_STATES).toEqual(['open', 'refund_due']);
});

test('a paid order that is cancelled is refunded, and due for it again when the refund fails', () => {
  expect(run(['captured', 'cancelled', 'refund_sent'])).toMatchObject({ state: 'refunded', sold: 0 });
  expect(run(['captured', 'cancelled', 'refund_sent', 'refund_failed'])).toMatchObject({
    state: 'refund_due',
  });
  expect(run(['captured', 'refund_failed'])).toMatchObject({ state: 'paid', sold: 1 });
});

test('[d7.hold] decisions 7: an unpaid order reserves its stock for 15 minutes', () => {
  expect([PAYMENT_HOLD_MS, PAID_ONLINE]).toEqual([900_000, 'Online']);
});
