import { fetchJson } from '@/lib/client/fetcher';
import { shapeOf } from '@/lib/client/guards';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import type { PaymentResult } from '@/lib/contract/bff/orders';
import { forgetLastOrder } from './order-changes';
import { forgetKey, forgetRefused, keyFor, type OrderCart, type OrderIntent } from './order-key';

const isPaymentPage = shapeOf<{ paymentUrl: string }>({ paymentUrl: 'string' });
const isPaymentResult = shapeOf<PaymentResult>({ status: 'string', orderId: 'any' });

/**
 * Starts an online payment and returns the URL of the payment page. The cart stays as it is; for the same cart, address
 * and total it is the same page.
 *
 * @throws ShopError; a retry is always safe.
 */
export async function startPayment(intent: OrderIntent, cart: OrderCart): Promise<string> {
  const { addressId, expectedTotal } = intent;
  const idempotencyKey = keyFor(intent, cart);
  try {
    const { paymentUrl } = await fetchJson(keys.payment, isPaymentPage, {
      method: 'POST',
      body: { addressId, expectedTotal },
      idempotencyKey,
    });
    forgetKey();
    return paymentUrl;
  } catch (error) {
    forgetRefused(error);
    throw error;
  }
}

/** Reads the status of a payment; `returned` is the query of the return address. @throws ShopError. */
export async function askPaymentResult(returned: string): Promise<PaymentResult> {
  const result = await fetchJson(keys.paymentResult, isPaymentResult, {
    method: 'POST',
    body: { returned },
  });
  const { status } = result;
  if (status !== 'pending') await revalidate(keys.cart);
  if (status === 'paid') await Promise.all([forgetLastOrder(), revalidate(keys.orders)]);
  return result;
}
