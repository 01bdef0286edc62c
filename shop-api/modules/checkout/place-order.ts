import { z } from 'zod';
import { orderIdWire } from '@/lib/contract/shop/wire';
import type { Language } from '@/lib/domain/language';
import { paise } from '@/lib/domain/money';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { removeLines } from '@/shop-api/modules/cart/line-repository';
import { openCart } from '@/shop-api/modules/cart/open-cart';
import { customerCart } from '@/shop-api/modules/cart/owner';
import { markOrdered } from '@/shop-api/modules/cart/repository';
import { rememberLanguage } from '@/shop-api/modules/customers/repository';
import { once } from '@/shop-api/modules/idempotency/once';
import { queueOrderPlacedSms } from '@/shop-api/modules/orders/order-sms';
import { insertOrder } from '@/shop-api/modules/orders/repository';
import { replaceOpenPayment } from '@/shop-api/modules/payments/transition-payment';
import { type OrderRequest, reserveCart } from '@/shop-api/modules/reservation/reserve-cart';

/** An order request with the language of the page it was sent from. */
type LocalisedRequest = OrderRequest & { language: Language };

type OrderDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;

const placedSchema = z.object({ invoice_id: orderIdWire });

/**
 * Turns the customer's cart into one order, or changes nothing. The same key with the same request returns the same
 * order (decisions.md 7, 8 and 10).
 *
 * @throws ShopError conflict, not_found, out_of_stock, cart_changed, below_minimum, above_maximum, not_served,
 * bad_request.
 */
export async function placeOrder(
  deps: OrderDeps,
  customerId: string,
  request: LocalisedRequest,
  key: string,
): Promise<z.infer<typeof placedSchema>> {
  const now = deps.clock.now();
  const { addressId, paymentType, expectedTotal } = request;
  const intent = {
    scope: `order:${customerId}`,
    key,
    request: [addressId, paymentType, expectedTotal ?? null],
  };
  const placed = await withTransaction(deps.db, (tx) =>
    once(tx, intent, now, placedSchema, async () => ({
      invoice_id: await placeCart(tx, deps, customerId, request),
    })),
  );
  deps.sms.wake();
  return placed;
}

async function placeCart(
  tx: Tx,
  deps: OrderDeps,
  customerId: string,
  { language, ...request }: LocalisedRequest,
): Promise<string> {
  const now = deps.clock.now();
  const cart = customerCart(customerId);
  await openCart(tx, cart, now);
  await replaceOpenPayment(tx, customerId, now);
  const { lines, customer, ...terms } = await reserveCart(tx, customerId, request);
  const order = { customerId, status: 'Pending' as const, ...terms, createdAt: now, deliveryDate: null };
  const orderId = await insertOrder(tx, order, lines);
  await removeLines(tx, cart);
  await markOrdered(tx, cart, orderId);
  await rememberLanguage(tx, customerId, language);
  const { mobile } = customer;
  await queueOrderPlacedSms(tx, deps, { orderId, mobile, language, total: paise(terms.totalPaise) });
  return orderId;
}
