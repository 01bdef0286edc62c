import type { Page } from 'playwright/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

export type CheckoutPage = ReturnType<typeof checkoutPage>;

/** /checkout, for who is signed in and has something in the cart. */
export function checkoutPage(page: Page) {
  return {
    open: async () => void (await page.goto(paths.checkout)),
    complete: page.getByRole('button', { name: text('checkout.complete') }).first(),
    cashOnDelivery: page.getByRole('radio', { name: new RegExp(text('checkout.cod')) }),
    online: page.getByRole('radio', { name: text('checkout.online') }),
    addNewAddress: page.getByRole('button', { name: text('checkout.add_new') }),
    processing: page.getByRole('dialog', { name: text('checkout.processing') }),
  };
}
