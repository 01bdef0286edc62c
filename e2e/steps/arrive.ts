import type { Page } from 'playwright/test';
import { z } from 'zod';
import { codeFor } from '@/e2e/fixtures/demo-inbox';
import { sample } from '@/e2e/fixtures/sample';
import { settings } from '@/e2e/fixtures/settings';
import { expect } from '@/e2e/fixtures/shop-test';
import { paths } from '@/lib/config/paths';
import { expectSaved } from './basket';
import { completeOrder } from './checkout';

/** Enough of any product of the tests for the minimum of an order. */
const QUANTITY = 5;

const cards = z.object({ products: z.array(z.object({ id: z.number() })).length(1) });

async function send(page: Page, method: 'PUT' | 'POST', path: string, data: object): Promise<void> {
  const headers = { origin: settings.origin };
  const response = await page.request.fetch(path, { method, data, headers });
  expect(response.ok(), `${method} ${path}`).toBe(true);
}

/** Puts `QUANTITY` of a product into the cart without a page. */
export async function fillCart(page: Page, { slug }: { slug: string }): Promise<void> {
  const found = cards.parse(await (await page.request.get(`/api/products/cards?slugs=${slug}`)).json());
  for (const { id } of found.products)
    await send(page, 'PUT', `/api/cart/lines/${id}`, { quantity: QUANTITY });
}

/**
 * A customer with an address opens checkout: all that is missing is the payment method. How shoppers get there is the
 * subject of other tests, so nothing is pressed on the way.
 */
export async function reachCheckout(page: Page, mobile: string, product: { slug: string }): Promise<void> {
  await fillCart(page, product);
  await send(page, 'POST', '/api/session/otp', { name: sample.address.name, mobile });
  await send(page, 'POST', '/api/session/verify', { mobile, otp: await codeFor(mobile) });
  await send(page, 'POST', '/api/addresses', { ...sample.address, mobile, landmark: '', email: '' });
  await page.goto(paths.checkout);
  await expect(completeOrder(page)).not.toHaveAttribute('aria-disabled');
}

/** The cart holds what `fillCart` put into it. */
export async function expectCartIntact(page: Page, { slug }: { slug: string }): Promise<void> {
  await expectSaved(page, slug, QUANTITY);
}
