import type { Page } from 'playwright/test';
import { expect } from '@/e2e/fixtures/shop-test';
import { text } from '@/lib/messages/text';

export async function chooseOnlinePayment(page: Page): Promise<void> {
  const choice = page.getByRole('radio', { name: text('checkout.online') });
  await choice.check();
  await expect(choice).toBeChecked();
}

/** Waits for the local provider's page. */
export async function expectPaymentPage(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: text('localpay.title') });
  await expect(title).toBeVisible({ timeout: 15_000 });
}

export function payButton(page: Page) {
  return page.getByRole('button', { name: new RegExp(`^${text('localpay.pay', { amount: '' })}₹[\\d,.]+$`) });
}
