import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { addFromProductPage } from '@/e2e/steps/basket';
import {
  addAddress,
  chooseCashOnDelivery,
  completeOrder,
  expectSuccess,
  proceedAsGuest,
} from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const QUANTITY = 5;

async function reachCompleteOrder(page: Page, mobile: string, product: { name: string; slug: string }) {
  await addFromProductPage(page, product, QUANTITY);
  await proceedAsGuest(page, mobile);
  await addAddress(page, mobile);
  await chooseCashOnDelivery(page);
}

async function expectOneOrder(page: Page, orderId: string): Promise<void> {
  await page.goto(paths.myOrders);
  const orders = page.getByRole('main').getByRole('article');
  await expect(orders).toHaveCount(1);
  await expect(orders).toContainText(orderId);
}

test('a double click on Complete Order makes one order', async ({ page, mobile }) => {
  await reachCompleteOrder(page, mobile, sample.once);
  await completeOrder(page).dblclick();
  await expectOneOrder(page, await expectSuccess(page));
});

test.describe('when the answer is lost on its way', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|net::ERR_CONNECTION/] });

  test('pressing Complete Order again is the same order', async ({ page, mobile }) => {
    await reachCompleteOrder(page, mobile, sample.lost);
    let sent = 0;
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST' || sent > 0) return route.continue();
      sent += 1;
      await route.fetch();
      return route.abort('failed');
    });
    await completeOrder(page).click();
    await expect(page.getByText(text('checkout.unclear'))).toBeVisible();
    await completeOrder(page).click();
    await expectOneOrder(page, await expectSuccess(page));
    expect(sent).toBe(1);
  });
});
