import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { addFromProductPage, savedLine } from '@/e2e/steps/basket';
import { addAddress, completeOrder, expectSuccess, proceedAsGuest } from '@/e2e/steps/checkout';
import { chooseOnlinePayment, expectPaymentPage, payButton } from '@/e2e/steps/pay';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const product = sample.paidOnline;
const QUANTITY = 5;

/** From an empty cart to the provider's page. */
async function goToPay(page: Page, mobile: string): Promise<void> {
  await addFromProductPage(page, product, QUANTITY);
  await proceedAsGuest(page, mobile);
  await addAddress(page, mobile);
  await chooseOnlinePayment(page);
  await completeOrder(page).click();
  await expectPaymentPage(page);
}

test('a shopper pays online, comes back to the order, and the cart is empty', async ({ page, mobile }) => {
  await goToPay(page, mobile);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await page.getByRole('radio', { name: new RegExp(text('localpay.netbanking')) }).check();
  await payButton(page).click();
  const orderId = await expectSuccess(page);
  expect(await savedLine(page, product.slug)).toBeUndefined();
  await page.goto(paths.orderDetails(orderId));
  const payment = text('order.payment_of', { type: 'Online' });
  await expect(page.getByRole('main').getByRole('definition').filter({ hasText: payment })).toBeVisible();
});

for (const trial of ['fail', 'abandon'] as const) {
  test(`a payment ended by ${trial} leads to /order-failed, and the cart can be paid again`, async ({
    page,
    mobile,
  }) => {
    await goToPay(page, mobile);
    await page.getByRole('button', { name: text(`localpay.${trial}`), exact: true }).click();
    await expect(page).toHaveURL(paths.orderFailed, { timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('failed.title'));
    expect(await savedLine(page, product.slug)).toMatchObject({ quantity: QUANTITY });
    await page.getByRole('link', { name: text('failed.try_again') }).click();
    await expect(page).toHaveURL(paths.checkout);
    await chooseOnlinePayment(page);
    await completeOrder(page).click();
    await expectPaymentPage(page);
    await payButton(page).click();
    await expectSuccess(page);
  });
}

test('Back from the payment page leads to a checkout that can still be completed', async ({
  page,
  mobile,
}) => {
  await goToPay(page, mobile);
  await page.goBack();
  await expect(page).toHaveURL(paths.checkout);
  await chooseOnlinePayment(page);
  await completeOrder(page).click();
  await expectPaymentPage(page);
  await payButton(page).click();
  await expectSuccess(page);
});
