import { paise } from '@/lib/domain/money';
import { nextPaymentStep, type PaymentStep } from '@/lib/domain/payment-state';
import type { Tx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { customerCart } from '@/shop-api/modules/cart/owner';
import {
  changeLine,
  listCartRows,
  lockCart,
  removeLines,
  touchCart,
} from '@/shop-api/modules/cart/repository';
import { findCustomer } from '@/shop-api/modules/customers/repository';
import { insertOrder, type SoldLine } from '@/shop-api/modules/orders/repository';
import { tellOrderPlaced } from '@/shop-api/modules/orders/tell-order';
import type { Capture } from '@/shop-api/ports/payments';
import { claimHold, releaseForCart, releaseHold } from './hold';
import {
  changePayment,
  findPayment,
  listPaymentLines,
  lockOpenPayment,
  lockPayment,
  type Payment,
} from './repository';

/** What moving a payment on needs: an order that is placed tells its shopper. */
export type PaymentDeps = Pick<Deps, 'clock' | 'sms' | 'config'>;

/** Something that is known about a payment. */
export type Happening =
  | { event: 'captured'; capture: Capture }
  | { event: 'refund_sent'; refundId: string }
  | { event: 'ended' | 'hold_over' };

/**
 * Moves a payment on, with all that comes with it, in this transaction; whatever it knew already changes nothing.
 * Cart, payment, products and credit are locked in this order, as placing an order does.
 */
export async function applyHappening(
  tx: Tx,
  deps: PaymentDeps,
  paymentId: string,
  happening: Happening,
): Promise<Payment | undefined> {
  const found = await findPayment(tx, paymentId);
  if (!found) return undefined;
  await lockCart(tx, customerCart(found.customerId));
  const payment = await lockPayment(tx, paymentId);
  return payment && takeStep(tx, deps, payment, happening);
}

/** Ends the customer's open payment, since an order is placed anew. The cart must be locked before. */
export async function replaceOpenPayment(tx: Tx, customerId: string, now: Date): Promise<void> {
  const open = await lockOpenPayment(tx, customerId);
  if (!open) return;
  await releaseForCart(tx, open);
  await keepStep(tx, open, nextPaymentStep(open.state, 'replaced'), {}, now);
}

/** Sends back the money of an order that is called off. The payment must be locked before. */
export async function refundOrder(tx: Tx, paid: Payment, now: Date): Promise<void> {
  await keepStep(tx, paid, nextPaymentStep(paid.state, 'cancelled'), {}, now);
}

async function takeStep(tx: Tx, deps: PaymentDeps, payment: Payment, happening: Happening): Promise<Payment> {
  const event = isWrongAmount(payment, happening) ? 'captured_in_vain' : happening.event;
  let step = nextPaymentStep(payment.state, event);
  if (step.state === payment.state) return payment;
  if (step.effect === 'claim' && !(await claimHold(tx, payment))) {
    step = nextPaymentStep(payment.state, 'captured_in_vain');
  }
  if (step.effect === 'release') await releaseHold(tx, payment);
  const orderId = step.state === 'paid' ? await placePaid(tx, deps, payment) : payment.orderId;
  return keepStep(tx, payment, step, { orderId, ...factsOf(happening) }, deps.clock.now());
}

function isWrongAmount({ totalPaise }: Payment, happening: Happening): boolean {
  return happening.event === 'captured' && happening.capture.amount !== totalPaise;
}

function factsOf(happening: Happening): Partial<Payment> {
  if (happening.event === 'refund_sent') return { refundId: happening.refundId };
  if (happening.event !== 'captured') return {};
  return { capturedId: happening.capture.captureId, capturedPaise: happening.capture.amount };
}

function keepStep(
  tx: Tx,
  { id, linkId }: Payment,
  { state }: PaymentStep,
  facts: Partial<Payment>,
  now: Date,
) {
  const isDone = state === 'paid' || state === 'refunded' || (state !== 'refund_due' && linkId === null);
  return changePayment(tx, id, { ...facts, state, checks: 0, nextCheckAt: isDone ? null : now });
}

/** Places what was paid for and takes it out of the cart, which may hold more by now. */
async function placePaid(tx: Tx, deps: PaymentDeps, payment: Payment): Promise<string> {
  const now = deps.clock.now();
  const { customerId, subtotalPaise, promotionPaise, totalPaise, shippingDetail } = payment;
  const lines = await listPaymentLines(tx, payment.id);
  const orderId = await insertOrder(
    tx,
    {
      customerId,
      status: 'Pending',
      paymentType: 'Online',
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
  const customer = await findCustomer(tx, customerId);
  if (customer) {
    const { mobile, language } = customer;
    await tellOrderPlaced(tx, deps, { orderId, mobile, language, total: paise(totalPaise) });
  }
  return orderId;
}

async function takeOutOfCart(tx: Tx, customerId: string, lines: readonly SoldLine[], now: Date) {
  const cart = customerCart(customerId);
  await touchCart(tx, cart, now);
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
