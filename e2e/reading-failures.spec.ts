import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { expectCartIntact, fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { expectQuantity, stepperOf } from '@/e2e/steps/basket';
import {
  chooseCashOnDelivery,
  completeOrder,
  expectOneOrder,
  expectReadyToTryAgain,
  proceedButton,
} from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const product = sample.unlucky.reading;

async function expectUnreadable(page: Page): Promise<void> {
  const told = page.getByRole('main').getByRole('alert');
  await expect(told).toContainText(text('error.page_title'));
  await expect(told).toContainText(text('error.unavailable'));
}

/** Presses Retry, unless the page's automatic retry (lib/client/swr-options) succeeded first. */
async function retry(page: Page): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: text('action.retry') });
  await button.click({ timeout: 2000 }).catch(() => expect(button).toHaveCount(0));
}

test.describe('when the shop API does not answer', { tag: '@faults' }, () => {
  // why: many failures of one call at once open its circuit breaker, which all shoppers share
  test.describe.configure({ mode: 'default', timeout: 120_000 });
  test.use({ expectedErrors: [/status of 50[023]/] });

  for (const fault of ['down', 'error', 'garbage', 'truncated', 'slow'] as const) {
    test(`(${fault}) the cart page shows an error instead of an empty cart, and Retry loads it`, async ({
      page,
      line,
    }) => {
      await fillCart(page, product);
      await line.fail('cartlisting', fault);
      await page.goto(paths.cart);
      await expectUnreadable(page);
      await expect(page.getByText(text('cart.empty_heading'))).toHaveCount(0);
      await line.mend();
      await retry(page);
      await expectQuantity(stepperOf(page.getByRole('main'), product.name), 5);
    });
  }

  test('Proceed to Checkout shows an error, stays on the page, and works the next time', async ({
    page,
    line,
    mobile,
  }) => {
    await reachCheckout(page, mobile, product);
    await page.goto(paths.cart);
    for (const fault of ['error', 'slow'] as const) {
      await line.fail('cartcheck', fault);
      await proceedButton(page).click();
      await expect(page.getByRole('alert').filter({ hasText: text('error.unavailable') })).toBeVisible();
      await expect(proceedButton(page)).toBeFocused();
      await expect(proceedButton(page)).not.toHaveAttribute('aria-disabled');
    }
    await expectCartIntact(page, product);
    await line.mend();
    await proceedButton(page).click();
    await expect(page).toHaveURL(paths.checkout);
  });

  test('checkout without its cart redirects to /cart, where Retry loads it', async ({
    page,
    line,
    mobile,
  }) => {
    await reachCheckout(page, mobile, product);
    await line.fail('cartlisting', 'down');
    await page.reload();
    await expect(page).toHaveURL(paths.cart);
    await expectUnreadable(page);
    await line.mend();
    await retry(page);
    await expectQuantity(stepperOf(page.getByRole('main'), product.name), 5);
  });

  test('checkout without its addresses does not ask to add one, and can be completed after Retry', async ({
    page,
    line,
    mobile,
  }) => {
    await reachCheckout(page, mobile, product);
    await line.fail('addresslisting', 'error');
    await page.reload();
    await expectUnreadable(page);
    await chooseCashOnDelivery(page);
    await completeOrder(page).click();
    await expect(page.getByText(text('checkout.not_placed'))).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await expectReadyToTryAgain(page);
    await line.mend();
    await retry(page);
    await expect(page.getByRole('radio', { name: sample.address.name })).toBeChecked();
    await completeOrder(page).click();
    await expectOneOrder(page);
  });

  test('to any call, checkout keeps the customer signed in and recovers completely', async ({
    page,
    line,
    mobile,
  }) => {
    await reachCheckout(page, mobile, product);
    await line.fail('*', 'down');
    await page.reload();
    await expectUnreadable(page);
    await line.mend();
    await page.goto(paths.checkout);
    await expect(completeOrder(page)).toBeVisible();
    await expectCartIntact(page, product);
  });

  test('the success page shows an error, and Retry loads the order', async ({ page, line, mobile }) => {
    await reachCheckout(page, mobile, product);
    await chooseCashOnDelivery(page);
    await line.fail('getUserOrderId', 'error');
    await completeOrder(page).click();
    await expect(page).toHaveURL(paths.orderSuccess);
    await expectUnreadable(page);
    await line.mend();
    await retry(page);
    await expectOneOrder(page);
  });
});
