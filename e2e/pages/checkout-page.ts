import type { Page } from 'playwright/test';
import { at, text } from '@/e2e/fixtures/language';
import { paths } from '@/lib/config/paths';

export type CheckoutPage = ReturnType<typeof checkoutPage>;

/** Page object of /checkout, for a signed-in customer with a filled cart. */
export function checkoutPage(page: Page) {
  return {
    open: async () => void (await page.goto(at(paths.checkout))),
    complete: page.getByRole('button', { name: text('checkout.complete') }).first(),
    cashOnDelivery: page.getByRole('radio', { name: new RegExp(text('checkout.cod')) }),
    online: page.getByRole('radio', { name: text('checkout.online') }),
    addNewAddress: page.getByRole('button', { name: text('checkout.add_new') }),
    processing: page.getByRole('dialog', { name: text('checkout.processing') }),
  };
}
