import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { reachCheckout } from '@/e2e/steps/arrive';
import { chooseCashOnDelivery, completeOrder, expectSuccess, ordersOf } from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

// why: repeated runs buy more than the sample shop has in stock
test.beforeEach(({ shop }) => shop.stock(sample.covered, 60));

test('[4.checkout.promotion] a credit that covers the subtotal needs no payment method, and makes a promotion order', async ({
  page,
  mobile,
  shop,
}) => {
  await shop.promotion(mobile, 500);
  await reachCheckout(page, mobile, sample.covered);
  await expect(page.getByText(text('checkout.covered'))).toBeVisible();
  await expect(page.getByRole('radio', { name: text('checkout.online') })).toHaveCount(0);
  await completeOrder(page).click();
  const orderId = await expectSuccess(page);
  const facts = page.getByRole('main').locator('dl');
  await expect(facts).toContainText(text('cart.promotion'));
  await expect(facts.getByText('₹0', { exact: true })).toBeVisible();
  expect(await ordersOf(page)).toEqual([orderId]);
});

test('a credit below the subtotal is taken off, and the rest is paid on delivery', async ({
  page,
  mobile,
  shop,
}) => {
  await shop.promotion(mobile, 50);
  await reachCheckout(page, mobile, sample.covered);
  await chooseCashOnDelivery(page);
  const summary = page.getByRole('region', { name: text('checkout.summary') });
  const total = await summary
    .getByText(text('cart.grand_total'))
    .locator('xpath=following-sibling::*')
    .textContent();
  await completeOrder(page).click();
  const orderId = await expectSuccess(page);
  await expect(page.getByRole('main').locator('dl')).toContainText(`${text('success.paid')}${total}`);
  await page.goto(paths.orderDetails(orderId));
  await expect(page.getByRole('main')).toContainText('₹50');
});
