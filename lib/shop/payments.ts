import 'server-only';
import { getEnv } from '@/lib/config/env';
import { log } from '@/lib/config/log';
import type { PaymentResult } from '@/lib/contract/bff/orders';
import { webOrderConfirm, webOrderResult } from '@/lib/contract/shop/orders';
import { ShopError } from '@/lib/domain/errors';
import { rupeesFromPaise } from '@/lib/domain/money';
import { PAID_ONLINE } from '@/lib/domain/payment-state';
import { asCustomer, BY_WEB, type CustomerCaller } from './acting';
import type { OrderRequest } from './orders';
import { shopFetch } from './shop-fetch';

/**
 * Reserves the cart for an online payment and returns the URL of the payment page; the same key returns the same page.
 * A URL outside the allowed payment origins is refused (decisions.md 20).
 *
 * @throws ShopError with a code of `webOrderConfirm.errors`.
 */
export async function startPayment(
  caller: CustomerCaller,
  { addressId, expectedTotal }: Omit<OrderRequest, 'payment'>,
  idempotencyKey: string,
): Promise<string> {
  const input = {
    ...asCustomer(caller),
    ...BY_WEB,
    shipping_address_id: addressId,
    payment_type: PAID_ONLINE,
    expected_total: rupeesFromPaise(expectedTotal),
  };
  const { data } = await shopFetch(webOrderConfirm, input, { ...caller, idempotencyKey });
  const { origin } = new URL(data.web_link);
  if (getEnv().paymentOrigins.includes(origin)) return data.web_link;
  log('error', 'unknown_payment_origin', { request_id: caller.requestId, origin });
  throw new ShopError('payment_link_failed');
}

/** The status of the payment in the return query, else of the newest. @throws ShopError not_found or forbidden. */
export async function getPaymentResult(caller: CustomerCaller, returned: string): Promise<PaymentResult> {
  const { data } = await shopFetch(webOrderResult, { ...asCustomer(caller), returned }, caller);
  const { payment_status: status, invoice_id: orderId } = data;
  // why: the money of a placed order is refunded only when the order was cancelled
  return { status: status === 'refund' && orderId !== undefined ? 'cancelled' : status, orderId };
}
