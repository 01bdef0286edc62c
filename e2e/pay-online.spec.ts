import type { Page } from 'playwright/test';
import { expectNoViolation } from '@/e2e/access/examine';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { expectCartIntact, reachCheckout } from '@/e2e/steps/arrive';
import { savedLine } from '@/e2e/steps/basket';
import { expectOneOrder, expectSuccess, ordersOf } from '@/e2e/steps/checkout';
import {
  expectFailure,
  expectStillWaiting,
  goToPay,
  goToPayAgain,
  payButton,
  trialButton,
} from '@/e2e/steps/pay';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const product = sample.paidOnline;

async function startPaying(page: Page, mobile: string): Promise<void> {
  await reachCheckout(page, mobile, product);
  await goToPay(page);
}

test('[4.checkout.online] a shopper pays online, comes back to the order, and the cart is empty', {
  tag: '@smoke',
}, async ({ page, mobile }) => {
  await startPaying(page, mobile);
  await expectNoViolation(page);
  const paymentPage = page.url();
  await page.getByRole('radio', { name: new RegExp(text('localpay.netbanking')) }).check();
  await payButton(page).click();
  const orderId = await expectSuccess(page);
  expect(await savedLine(page, product.slug)).toBeUndefined();
  await page.goto(paths.orderDetails(orderId));
  const payment = text('order.payment_of', { type: 'Online' });
  await expect(page.getByRole('main').getByRole('definition').filter({ hasText: payment })).toBeVisible();

  await page.goto(paymentPage);
  const ending = text('localpay.paid', { method: text('localpay.netbanking'), moment: '' }).replace(
    /\.$/,
    '',
  );
  await expect(page.getByText(ending)).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: text('localpay.back') }).click();
  expect(await expectSuccess(page)).toBe(orderId);
});

for (const trial of ['fail', 'abandon'] as const) {
  test(`[d9.unpaid] a payment ended by ${trial} leads to /order-failed, and the cart can be paid again`, async ({
    page,
    mobile,
  }) => {
    await startPaying(page, mobile);
    await trialButton(page, trial).click();
    await expectFailure(page);
    await page.reload();
    await expectFailure(page);
    await expectCartIntact(page, product);
    expect(await ordersOf(page)).toEqual([]);
    await page.getByRole('link', { name: text('failed.try_again') }).click();
    await expect(page).toHaveURL(paths.checkout);
    await goToPay(page);
    await payButton(page).click();
    await expectOneOrder(page);
  });
}

test('Back from the payment page leads to a checkout that can still be completed', async ({
  page,
  mobile,
}) => {
  await startPaying(page, mobile);
  await page.goBack();
  await expect(page).toHaveURL(paths.checkout);
  await goToPayAgain(page);
  await payButton(page).click();
  await expectOneOrder(page);
});

test('closing the payment page leaves the cart unchanged, and checkout leads to the same payment page again', async ({
  page: closed,
  context,
  mobile,
}) => {
  await startPaying(closed, mobile);
  const paymentPage = closed.url();
  await closed.close();
  const page = await context.newPage();
  await page.goto(paths.checkout);
  await expectCartIntact(page, product);
  expect(await ordersOf(page)).toEqual([]);
  await goToPayAgain(page);
  expect(page.url()).toBe(paymentPage);
  await payButton(page).click();
  await expectOneOrder(page);
});

test('two notifications from the provider make one order', async ({ page, mobile }) => {
  await startPaying(page, mobile);
  await trialButton(page, 'twice').click();
  await expectOneOrder(page);
});

test('a pending payment is shown as pending: the cart is unchanged, and nothing has failed', async ({
  page,
  mobile,
}) => {
  await startPaying(page, mobile);
  const paymentPage = page.url();
  await page.clock.install();
  await trialButton(page, 'late').click();
  await expectStillWaiting(page);
  await expectCartIntact(page, product);
  expect(await ordersOf(page)).toEqual([]);
  await page.goto(paymentPage);
  const ending = text('localpay.paid_late', { method: text('localpay.upi'), moment: '' }).replace(/\.$/, '');
  await expect(page.getByText(ending)).toBeVisible();
});

test('a payment that arrives after the shopper returned is found by Ask again', async ({
  page,
  context,
  mobile,
}) => {
  await startPaying(page, mobile);
  const back = await context.newPage();
  await back.clock.install();
  await back.goto(paths.paymentReturn);
  await expectStillWaiting(back);
  await payButton(page).click();
  const orderId = await expectSuccess(page);
  await back.getByRole('button', { name: text('payment.ask_again') }).click();
  expect(await expectSuccess(back)).toBe(orderId);
  expect(await ordersOf(page)).toEqual([orderId]);
});

test.describe('the result page without a payment', () => {
  test.use({ expectedErrors: [/status of 404/] });

  test('claims no outcome', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, product);
    await page.goto(paths.paymentReturn);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('payment.none_title'));
    await expect(page.getByText(text('failed.title'))).toHaveCount(0);
    await expectCartIntact(page, product);
  });
});

test('[2.failed.text] the failure page shows the spec’s text when it is opened directly', async ({
  page,
}) => {
  await page.goto(paths.orderFailed);
  await expect(page.getByText('Your order is failed !')).toBeVisible();
  await expect(page.getByText('We are unable to process your order at this time .')).toBeVisible();
  await page.getByRole('link', { name: text('failed.try_again') }).click();
  await expect(page.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
});
