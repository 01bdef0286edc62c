import { HOUR_MS } from '@/lib/domain/durations';
import { paise } from '@/lib/domain/money';
import { nextPaymentTransition, PAID_ONLINE, type PaymentTransition } from '@/lib/domain/payment-state';
import type { Tx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { changeLine, removeLines } from '@/shop-api/modules/cart/line-repository';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { beginCartChange, listCartRows, lockCart, markOrdered } from '@/shop-api/modules/cart/repository';
import { getCustomer } from '@/shop-api/modules/customers/repository';
import { queueOrderPlacedSms } from '@/shop-api/modules/orders/order-sms';
import { insertOrder, type SoldLine } from '@/shop-api/modules/orders/repository';
import type { Capture } from '@/shop-api/ports/payments';
import { claimHold, releaseForCart, releaseHold } from './hold';
import {
  findPayment,
  listPaymentLines,
  lockOpenPayment,
  lockPayment,
  type Payment,
  updatePayment,
} from './repository';

/** Dependencies for changing a payment's state; placing its order sends an SMS. */
export type PaymentDeps = Pick<Deps, 'clock' | 'sms' | 'config'>;

/** A fact about a payment, from the provider or the clock. */
export type PaymentUpdate =
  | { event: 'captured'; capture: Capture }
  | { event: 'refund_sent' | 'refund_failed'; refundId: string }
  | { event: 'ended' | 'hold_over' };

/** What made a refund fail, such as a bank that does not answer, is rarely over at once. */
const REFUND_AGAIN_MS = HOUR_MS;

/** A payment after an update, and as it was before. */
export type PaymentChange = { payment: Payment; before: Payment };

/**
 * Applies an update to a payment with all its consequences, in this transaction; a known update changes nothing. Locks
 * cart, payment, products and credit in this order, as placing an order does.
 */
export async function transitionPayment(
  tx: Tx,
  deps: PaymentDeps,
  paymentId: string,
  update: PaymentUpdate,
): Promise<PaymentChange | undefined> {
  const found = await findPayment(tx, paymentId);
  if (!found) return undefined;
  await lockCart(tx, customerCart(found.customerId));
  const before = await lockPayment(tx, paymentId);
  return before && { before, payment: await applyTransition(tx, deps, before, update) };
}

/** Ends the customer's open payment because another order is being placed. The cart must be locked. */
export async function replaceOpenPayment(tx: Tx, customerId: string, now: Date): Promise<void> {
  const open = await lockOpenPayment(tx, customerId);
  if (!open) return;
  const transition = nextPaymentTransition(open.state, 'replaced');
  if (transition.effect === 'release') await releaseForCart(tx, open);
  await storeTransition(tx, open, transition, {}, now);
}

/** Marks the payment of a cancelled order for refund. The payment must be locked. */
export async function refundOrder(tx: Tx, paid: Payment, now: Date): Promise<void> {
  await storeTransition(tx, paid, nextPaymentTransition(paid.state, 'cancelled'), {}, now);
}

async function applyTransition(
  tx: Tx,
  deps: PaymentDeps,
  payment: Payment,
  update: PaymentUpdate,
): Promise<Payment> {
  if (update.event === 'refund_failed' && update.refundId !== payment.refundId) return payment;
  const event = isWrongAmount(payment, update) ? 'captured_in_vain' : update.event;
  let transition = nextPaymentTransition(payment.state, event);
  if (transition.state === payment.state) return payment;
  if (transition.effect === 'claim_and_place' && !(await claimHold(tx, payment))) {
    transition = nextPaymentTransition(payment.state, 'captured_in_vain');
  }
  const { effect } = transition;
  if (effect === 'release') await releaseHold(tx, payment);
  const isPlaced = effect === 'place' || effect === 'claim_and_place';
  const orderId = isPlaced ? await placePaid(tx, deps, payment) : payment.orderId;
  const now = deps.clock.now();
  return storeTransition(tx, payment, transition, { orderId, ...factsOf(update, now) }, now);
}

function isWrongAmount({ totalPaise }: Payment, update: PaymentUpdate): boolean {
  return update.event === 'captured' && update.capture.amount !== totalPaise;
}

function factsOf(update: PaymentUpdate, now: Date): Partial<Payment> {
  if (update.event === 'refund_sent') return { refundId: update.refundId };
  if (update.event === 'refund_failed')
    return { refundId: null, nextCheckAt: new Date(now.getTime() + REFUND_AGAIN_MS) };
  if (update.event !== 'captured') return {};
  return { capturedId: update.capture.captureId, capturedPaise: update.capture.amount };
}

function storeTransition(
  tx: Tx,
  { id, linkId }: Payment,
  { state }: PaymentTransition,
  facts: Partial<Payment>,
  now: Date,
) {
  const isDone = state === 'paid' || state === 'refunded' || (state !== 'refund_due' && linkId === null);
  const nextCheckAt = isDone ? null : now;
  return updatePayment(tx, id, { state, checks: 0, endedAt: null, nextCheckAt, ...facts });
}

/** Places the paid order and removes its quantities from the cart, which may hold more by now. */
async function placePaid(tx: Tx, deps: PaymentDeps, payment: Payment): Promise<string> {
  const now = deps.clock.now();
  const { customerId, subtotalPaise, promotionPaise, totalPaise, shippingDetail } = payment;
  const lines = await listPaymentLines(tx, payment.id);
  const orderId = await insertOrder(
    tx,
    {
      customerId,
      status: 'Pending',
      paymentType: PAID_ONLINE,
      subtotalPaise,
      promotionPaise,
      totalPaise,
      shippingDetail,
      createdAt: now,
      deliveryDate: null,
    },
    lines,
  );
  await takeOutOfCart(tx, customerId, lines, now);
  await markOrdered(tx, customerCart(customerId), orderId);
  const { mobile, language } = await getCustomer(tx, customerId);
  await queueOrderPlacedSms(tx, deps, { orderId, mobile, language, total: paise(totalPaise) });
  return orderId;
}

async function takeOutOfCart(tx: Tx, customerId: string, lines: readonly SoldLine[], now: Date) {
  const cart = customerCart(customerId);
  await beginCartChange(tx, cart, now);
  const bought = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  const rows = (await listCartRows(tx, cart)).map(({ line }) => ({
    id: line.id,
    left: line.quantity - (bought.get(line.productId) ?? 0),
    isTouched: bought.has(line.productId),
  }));
  const gone = rows.filter(({ left }) => left <= 0).map(({ id }) => id);
  await removeLines(tx, cart, gone);
  for (const { id, left, isTouched } of rows) {
    if (isTouched && left > 0) await changeLine(tx, id, { quantity: left });
  }
}
