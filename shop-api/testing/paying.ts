import { randomUUID } from 'node:crypto';
import { webOrderConfirm, webOrderResult } from '@/lib/contract/shop/orders';
import { checkDuePayments } from '@/shop-api/modules/payments/check-due';
import { webhookPath } from '@/shop-api/modules/payments/webhook';
import type { LocalAction } from '@/shop-api/ports/local-payments/act';
import { deliverWebhooks } from '@/shop-api/ports/local-payments/deliver-webhooks';
import { isLocalPayments } from '@/shop-api/ports/local-payments/local-payments';
import type { Buyer } from './buyers';
import { callAs, doAs } from './shoppers';
import type { TestShop } from './test-shop';

type PaymentTerms = { expected_total?: number; shipping_address_id?: number };

/** Requests a payment page for the buyer's cart. */
export function askToPay(
  shop: TestShop,
  { actor, addressId }: Buyer,
  terms: PaymentTerms = {},
  key: string = randomUUID(),
) {
  const payload = { shipping_address_id: addressId, payment_type: 'Online' as const, ...terms };
  return callAs(shop, actor, webOrderConfirm, payload, { key });
}

/** Opens the buyer's payment page and returns its URL. @throws Error when the call was refused. */
export async function openPage(shop: TestShop, buyer: Buyer): Promise<string> {
  const { answer, error } = await askToPay(shop, buyer);
  if (!answer) throw new Error(`no payment page: ${error.code}`);
  return answer.data.web_link;
}

/** Submits an action of the local payment page; returns the query of the return URL, '' without one. */
export async function press(shop: TestShop, page: string, action: LocalAction): Promise<string> {
  const { pathname: url } = new URL(page);
  const response = await shop.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ method: 'upi', action }).toString(),
  });
  if (response.statusCode !== 303) throw new Error(`the page answered ${response.statusCode}`);
  return new URL(response.headers.location ?? '', shop.config.appOrigin).search.slice(1);
}

/** Delivers the local provider's due webhooks to the shop. */
export async function deliver(shop: TestShop): Promise<void> {
  const { payments } = shop;
  if (!payments || !isLocalPayments(payments)) throw new Error('the shop has no local payments');
  const post = async (payload: string, headers: Record<string, string>) =>
    (await shop.app.inject({ method: 'POST', url: webhookPath(payments), headers, payload })).statusCode;
  await deliverWebhooks(shop, { secret: payments.secret, post });
}

/** Checks the due payments. @throws the first error of a check. */
export async function checkPayments(shop: TestShop): Promise<void> {
  const failures: unknown[] = [];
  await checkDuePayments(shop, { onError: (error) => failures.push(error) });
  if (failures.length > 0) throw failures[0];
}

/** Returns the result shown when the shopper comes back. */
export async function comeBack(shop: TestShop, { actor }: Buyer, returned = '') {
  return (await doAs(shop, actor, webOrderResult, { returned })).data;
}
