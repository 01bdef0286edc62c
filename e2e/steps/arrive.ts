import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from 'playwright/test';
import { z } from 'zod';
import { askTestMode } from '@/e2e/fixtures/ask-test-mode';
import { askStorefront, requestStorefront, signInAtOnce } from '@/e2e/fixtures/customer';
import { at } from '@/e2e/fixtures/language';
import { sample } from '@/e2e/fixtures/sample';
import { expect } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { scenario } from '@/lib/contract/test-mode';
import { paise } from '@/lib/domain/money';
import { cartTotals } from '@/lib/domain/pricing';
import { expectSaved } from './basket';
import { completeOrder } from './checkout';

/** Reaches the minimum order value with any test product. */
const QUANTITY = 5;
const PLENTY = 1_000;

const cards = z.object({ products: z.tuple([z.object({ id: z.number() })]) });
const amount = z.number().transform(paise);
const cartAnswer = z.object({
  lines: z.array(z.object({ price: amount, offerPrice: amount, quantity: z.number(), stock: z.number() })),
  promotionCredit: amount,
});
const writeAnswer = z.object({
  cart: z.object({ lines: z.array(z.object({ slug: z.string(), quantity: z.number() })) }),
});
const refusal = z.object({ error: z.object({ code: z.string() }) });
const addressesAnswer = z.object({ addresses: z.array(z.object({ id: z.number() })).min(1) });
const orderAnswer = z.object({ orderId: z.string() });

/** The storefront's id of a product. */
export async function idOf({ request }: BrowserContext, { slug }: { slug: string }): Promise<number> {
  const answer = cards.parse(await (await request.get(`/api/products/cards?slugs=${slug}`)).json());
  return answer.products[0].id;
}

/** Adds a product to the cart by API, and restocks it if other tests have bought it out. */
export async function fillCart(page: Page, { slug }: { slug: string }, quantity = QUANTITY): Promise<void> {
  const context = page.context();
  const path = `/api/cart/lines/${await idOf(context, { slug })}`;
  const answer = await requestStorefront(context, 'PUT', path, { quantity });
  const said: unknown = await answer.json();
  if (answer.ok() && quantityOf(slug, said) === quantity) return;
  if (!answer.ok()) expect(refusal.parse(said).error.code, `PUT ${path}`).toBe('out_of_stock');
  await askTestMode(scenario, { settings: [{ set: 'stock', product: slug, count: PLENTY }] });
  const saidNow = await askStorefront(context, 'PUT', path, { quantity });
  expect(quantityOf(slug, saidNow), `${slug} in the cart`).toBe(quantity);
}

function quantityOf(slug: string, said: unknown): number | undefined {
  return writeAnswer.parse(said).cart.lines.find((line) => line.slug === slug)?.quantity;
}

/** Signs in and saves the sample address, by API. Resolves with the address id. */
export async function arriveWithAddress(page: Page, mobile: string): Promise<number> {
  const context = page.context();
  await signInAtOnce(context, { name: sample.address.name, mobile });
  const address = { ...sample.address, mobile, landmark: '', email: '' };
  const answer = addressesAnswer.parse(await askStorefront(context, 'POST', '/api/addresses', address));
  return answer.addresses[0]?.id ?? 0;
}

/**
 * Opens checkout for a customer with an address, with only the payment method missing. Set up by API, as other tests
 * cover the way there.
 */
export async function reachCheckout(page: Page, mobile: string, product: { slug: string }): Promise<void> {
  await fillCart(page, product);
  await arriveWithAddress(page, mobile);
  await page.goto(at(paths.checkout));
  await expect(completeOrder(page)).not.toHaveAttribute('aria-disabled');
}

/** Places a new customer's Cash On Delivery order by API; resolves with its id. */
export async function orderOnDelivery(
  page: Page,
  mobile: string,
  product: { slug: string },
  quantity = QUANTITY,
): Promise<string> {
  await fillCart(page, product, quantity);
  const addressId = await arriveWithAddress(page, mobile);
  const { lines, promotionCredit } = cartAnswer.parse(await (await page.request.get('/api/cart')).json());
  const order = { addressId, payment: 'cod', expectedTotal: cartTotals(lines, promotionCredit).total };
  const headers = { 'idempotency-key': randomUUID() };
  return orderAnswer.parse(await askStorefront(page.context(), 'POST', '/api/orders', order, headers))
    .orderId;
}

/** The cart still contains what `fillCart` added. */
export async function expectCartIntact(page: Page, { slug }: { slug: string }): Promise<void> {
  await expectSaved(page, slug, QUANTITY);
}
