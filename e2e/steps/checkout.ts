import type { Page } from 'playwright/test';
import { z } from 'zod';
import { at, text } from '@/e2e/fixtures/language';
import { sample } from '@/e2e/fixtures/sample';
import { expect } from '@/e2e/fixtures/test';
import { cartPage } from '@/e2e/pages/cart-page';
import { checkoutPage } from '@/e2e/pages/checkout-page';
import { paths } from '@/lib/config/paths';
import { signInWithCode } from './sign-in';

const ordersAnswer = z.object({ orders: z.array(z.object({ id: z.string() })) });

/** Ids of the shopper's orders on the server, newest first. */
export async function ordersOf(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/orders');
  return ordersAnswer.parse(await response.json()).orders.map(({ id }) => id);
}

export function processingLoader(page: Page) {
  return checkoutPage(page).processing;
}

/** The shopper can retry: the loader is gone, and Complete Order is enabled and focused. */
export async function expectReadyToTryAgain(page: Page): Promise<void> {
  await expect(processingLoader(page)).toBeHidden();
  await expect(completeOrder(page)).toBeFocused();
  await expect(completeOrder(page)).not.toHaveAttribute('aria-disabled');
}

/** From the cart as a guest: Proceed to Checkout, sign in, checkout with the same cart. */
export async function proceedAsGuest(page: Page, mobile: string): Promise<void> {
  await page.goto(at(paths.cart));
  await proceedButton(page).click();
  await signInWithCode(page, { name: sample.address.name, mobile });
  await expect(page).toHaveURL(at(paths.checkout));
}

export function proceedButton(page: Page) {
  return cartPage(page).proceed;
}

/** Adds the sample address, city first, and makes it the default. */
export async function addAddress(page: Page, mobile: string): Promise<void> {
  const { name, address, area, city, pincode } = sample.address;
  await checkoutPage(page).addNewAddress.click();
  const dialog = page.getByRole('dialog', { name: text('address.add_title') });
  const field = (label: string) => dialog.getByRole('textbox', { name: label, exact: true });
  await field(text('address.name')).fill(name);
  await field(text('address.mobile')).fill(mobile);
  await field(text('address.address')).fill(address);
  await field(text('address.area')).fill(area);
  await dialog.getByRole('combobox', { name: text('address.city') }).selectOption(city);
  await dialog.getByRole('combobox', { name: text('address.pincode') }).selectOption(pincode);
  await dialog.getByRole('button', { name: text('address.save') }).click();
  await expect(dialog).toBeHidden();
  const choice = page.getByRole('radio', { name });
  await choice.check();
  await expect(choice).toBeChecked();
}

export async function chooseCashOnDelivery(page: Page): Promise<void> {
  const choice = checkoutPage(page).cashOnDelivery;
  await choice.check();
  await expect(choice).toBeChecked();
}

export function completeOrder(page: Page) {
  return checkoutPage(page).complete;
}

/** Waits for the success page; resolves with the order's id. */
export async function expectSuccess(page: Page): Promise<string> {
  await expect(page).toHaveURL(at(paths.orderSuccess), { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('success.title', { name: 'Meena' }));
  const link = page.getByRole('main').getByRole('link', { name: /^#?[A-Z0-9-]+$/ });
  await expect(link).toBeVisible();
  return ((await link.textContent()) ?? '').replace('#', '').trim();
}

/** Waits for the success page of the shopper's only order; resolves with its id. */
export async function expectOneOrder(page: Page): Promise<string> {
  const orderId = await expectSuccess(page);
  expect(await ordersOf(page)).toEqual([orderId]);
  return orderId;
}
