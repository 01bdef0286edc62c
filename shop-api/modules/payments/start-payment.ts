import { createHash } from 'node:crypto';
import { z } from 'zod';
import { paths } from '@/lib/config/paths';
import { MINUTE_MS } from '@/lib/domain/durations';
import { ShopError } from '@/lib/domain/errors';
import { addressIn, type Language } from '@/lib/domain/language';
import { paise } from '@/lib/domain/money';
import { PAID_ONLINE, PAYMENT_HOLD_MS } from '@/lib/domain/payment-state';
import { texts } from '@/lib/messages/texts';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { type Address, findOwnAddress, lockOwnAddress } from '@/shop-api/modules/address/repository';
import { toShippingDetail } from '@/shop-api/modules/address/shipping-detail';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { lockCart } from '@/shop-api/modules/cart/repository';
import { getCustomer, lockCustomer, rememberLanguage } from '@/shop-api/modules/customers/repository';
import { once } from '@/shop-api/modules/idempotency/once';
import { reserveCart } from '@/shop-api/modules/reservation/reserve-cart';
import type { PaymentProvider } from '@/shop-api/ports/payments';
import { newPaymentId } from './payment-id';
import { findPayment, insertPayment, lockOpenPayment, type Payment, storeLink } from './repository';
import { replaceOpenPayment } from './transition-payment';

export type PaymentRequest = {
  addressId: number;
  expectedTotal: number | undefined;
  /** The language of the payment page and return URL; an open payment keeps its own. */
  language: Language;
};

/** An open payment that expires sooner is not reused. */
const ENOUGH_LEFT_MS = 2 * MINUTE_MS;
const FIRST_CHECK_MS = MINUTE_MS;
/** Each costs the provider several calls and stays in the books; no shopper needs as many. */
const HOURLY_LIMIT = 100;

const heldSchema = z.object({ payment_id: z.string() });

/**
 * Reserves stock and promotion credit for the customer's cart, which is not emptied, and returns the URL of the payment
 * page. The same intent gets the same page (decisions.md 7, 9 and 10); a corrected address makes it another intent,
 * even with the same key.
 *
 * @throws ShopError payment_link_failed, conflict, not_found, out_of_stock, cart_changed, below_minimum, above_maximum,
 * bad_request.
 */
export async function startPayment(
  deps: Deps,
  customerId: string,
  request: PaymentRequest,
  key: string,
): Promise<string> {
  const { db, clock, payments: provider } = deps;
  if (!provider) throw new ShopError('bad_request', { field: 'payment_type' });
  const now = clock.now();
  const { addressId, expectedTotal } = request;
  const address = await findOwnAddress(db, customerId, addressId);
  const intent = {
    scope: `payment:${customerId}`,
    key: hashOf([key, destinationOf(address)]),
    request: [addressId, expectedTotal ?? null],
    hourlyLimit: HOURLY_LIMIT,
  };
  const held = await withTransaction(db, (tx) =>
    once(tx, intent, now, heldSchema, async () => ({
      payment_id: await holdCart(tx, customerId, request, provider.name, now),
    })),
  );
  return linkOf(deps, provider, held.payment_id, request.language, now);
}

async function holdCart(
  tx: Tx,
  customerId: string,
  { addressId, expectedTotal, language }: PaymentRequest,
  provider: string,
  now: Date,
): Promise<string> {
  const version = await lockCart(tx, customerCart(customerId));
  await lockCustomer(tx, customerId);
  const address = await lockOwnAddress(tx, customerId, addressId);
  const intent = hashOf([version, destinationOf(address), expectedTotal ?? null, provider]);
  const open = await lockOpenPayment(tx, customerId);
  if (open && open.intent === intent && hasTimeLeft(open, now)) return open.id;
  await replaceOpenPayment(tx, customerId, now);
  const {
    customer: _buyer,
    paymentType,
    lines,
    ...terms
  } = await reserveCart(tx, customerId, {
    addressId,
    paymentType: PAID_ONLINE,
    expectedTotal,
  });
  const id = newPaymentId();
  await insertPayment(
    tx,
    {
      ...terms,
      id,
      customerId,
      intent,
      provider,
      createdAt: now,
      expiresAt: new Date(now.getTime() + PAYMENT_HOLD_MS),
      nextCheckAt: new Date(now.getTime() + FIRST_CHECK_MS),
    },
    lines,
  );
  await rememberLanguage(tx, customerId, language);
  return id;
}

/** The shipping detail of the order; being the default address is not part of it. */
function destinationOf(address: Address | undefined) {
  return address ? toShippingDetail(address) : null;
}

function hashOf(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

function hasTimeLeft({ expiresAt }: Payment, now: Date): boolean {
  return expiresAt.getTime() - now.getTime() > ENOUGH_LEFT_MS;
}

/** The page URL of an open payment; the link is created if there is none yet. */
async function linkOf(
  deps: Deps,
  provider: PaymentProvider,
  paymentId: string,
  language: Language,
  now: Date,
): Promise<string> {
  const payment = await findPayment(deps.db, paymentId);
  if (payment?.state !== 'open' || !hasTimeLeft(payment, now)) throw new ShopError('conflict');
  if (payment.linkUrl) return payment.linkUrl;
  const { mobile } = await getCustomer(deps.db, payment.customerId);
  const link = await provider.createLink({
    reference: payment.id,
    amount: paise(payment.totalPaise),
    description: texts[language]('payment.description'),
    mobile,
    holdUntil: payment.expiresAt,
    returnUrl: `${deps.config.appOrigin}${addressIn(language, paths.paymentReturn)}`,
  });
  await storeLink(deps.db, payment.id, link, now);
  return link.url;
}
