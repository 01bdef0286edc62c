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

/** Asks for the payment page of the buyer's cart. */
export function askToPay(
  shop: TestShop,
  { actor, addressId }: Buyer,
  terms: PaymentTerms = {},
  key: string = randomUUID(),
) {
  const payload = { shipping_address_id: addressId, payment_type: 'Online' as const, ...terms };
  return callAs(shop, actor, webOrderConfirm, payload, { key });
}

/** The address of the buyer's payment page. @throws Error when the call was refused. */
export async function openPage(shop: TestShop, buyer: Buyer): Promise<string> {
  const { answer, error } = await askToPay(shop, buyer);
  if (!answer) throw new Error(`no payment page: ${error.code}`);
  return answer.data.web_link;
}

/** Presses a button of the local payment page; answers the query the shopper comes back with, '' without one. */
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

/** The local provider's webhooks that are due, posted to the shop. */
export async function deliver(shop: TestShop): Promise<void> {
  const { payments } = shop;
  if (!payments || !isLocalPayments(payments)) throw new Error('the shop has no local payments');
  const post = async (payload: string, headers: Record<string, string>) =>
    (await shop.app.inject({ method: 'POST', url: webhookPath(payments), headers, payload })).statusCode;
  await deliverWebhooks(shop, { secret: payments.secret, post });
}

/** Looks after the payments that are due. @throws what a check throws. */
export async function lookAfterPayments(shop: TestShop): Promise<void> {
  const failures: unknown[] = [];
  await checkDuePayments(shop, { onError: (error) => failures.push(error) });
  if (failures.length > 0) throw failures[0];
}

/** What the shopper is told on the way back. */
export async function comeBack(shop: TestShop, { actor }: Buyer, returned = '') {
  return (await doAs(shop, actor, webOrderResult, { returned })).data;
}
