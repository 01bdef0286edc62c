import type { Page } from 'playwright/test';
import { text } from '@/e2e/fixtures/language';
import { expect } from '@/e2e/fixtures/test';
import { checkoutPage } from '@/e2e/pages/checkout-page';
import { paths } from '@/lib/config/paths';
import { completeOrder } from './checkout';

export async function chooseOnlinePayment(page: Page): Promise<void> {
  const choice = checkoutPage(page).online;
  await choice.check();
  await expect(choice).toBeChecked();
}

/** From checkout to the payment page. */
export async function goToPay(page: Page): Promise<void> {
  await chooseOnlinePayment(page);
  await completeOrder(page).click();
  await expectPaymentPage(page);
}

/** As `goToPay`, while an earlier payment is still open. */
export async function goToPayAgain(page: Page): Promise<void> {
  await chooseOnlinePayment(page);
  await completeOrder(page).click();
  const question = page.getByRole('alertdialog', { name: text('payment.open_title') });
  await question.getByRole('button', { name: text('action.yes') }).click();
  await expectPaymentPage(page);
}

/** Waits for the local payment provider's page. */
async function expectPaymentPage(page: Page): Promise<void> {
  const title = page.getByRole('heading', { level: 1, name: text('localpay.title') });
  await expect(title).toBeVisible({ timeout: 15_000 });
}

export function payButton(page: Page) {
  const [before = '', after = ''] = text('localpay.pay', { amount: '|' }).split('|');
  return page.getByRole('button', { name: new RegExp(`^${before}₹[\\d,.]+${after}$`) });
}

export function trialButton(page: Page, trial: 'fail' | 'abandon' | 'late' | 'twice') {
  return page.getByRole('button', { name: text(`localpay.${trial}`), exact: true });
}

/** Waits until the return page has stopped polling without a result; needs `page.clock` installed. */
export async function expectStillWaiting(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === paths.paymentReturn);
  const title = page.getByRole('heading', { level: 1, name: text('payment.waiting_title') });
  await expect(async () => {
    await page.clock.fastForward(2_000);
    await expect(title).toBeVisible({ timeout: 500 });
  }).toPass();
}

/** Waits for the failure page, with the payment in its URL. */
export async function expectFailure(page: Page): Promise<void> {
  await expect(page).toHaveURL((url) => url.pathname === paths.orderFailed, { timeout: 15_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('failed.title'));
}
