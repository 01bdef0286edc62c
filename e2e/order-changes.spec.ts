import type { Page } from 'playwright/test';
import { expectNoViolation } from '@/e2e/access/examine';
import { signInAtOnce } from '@/e2e/fixtures/customer';
import { operate } from '@/e2e/fixtures/operate';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { orderOnDelivery } from '@/e2e/steps/arrive';
import { expectCartCount, savedLine } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { HOUR_MS } from '@/lib/domain/durations';
import { text } from '@/lib/messages/text';

const product = sample.changed;
const QUANTITY = 4;

/** Refusals appear as errors in the browser console. */
test.use({ expectedErrors: [/status of (40[49]|503)/] });

const statusOf = (page: Page, status: string) =>
  page.getByRole('main').getByRole('definition').filter({ hasText: status });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`[2.route.trackOrders] at ${viewport.width} px an order is cancelled, and bought again in one press`, async ({
    page,
    mobile,
  }) => {
    await page.setViewportSize(viewport);
    const order = await orderOnDelivery(page, mobile, product, QUANTITY);
    await page.goto(paths.orderDetails(order));
    await expect(statusOf(page, 'Pending')).toBeVisible();
    await press(page, text('cancel.button'));
    const question = page.getByRole('alertdialog', { name: text('cancel.button') });
    await expect(question).toContainText(text('cancel.confirm', { id: order }));
    await expectNoViolation(page);
    await question.getByRole('button', { name: text('action.yes') }).click();
    await expect(statusOf(page, 'Order Cancelled')).toBeVisible();
    await expect(page.getByRole('status').getByText(text('cancel.done'))).toBeVisible();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expectNoViolation(page);

    await page.goto(paths.trackOrder(order));
    const steps = page.getByRole('list', { name: text('track.timeline') }).getByRole('listitem');
    await expect(steps).toHaveText([/^Your Order Pending\./, /^Your Order Cancelled\./]);
    const told = (await steps.first().locator('time').getAttribute('datetime')) ?? '';
    expect(Math.abs(Date.parse(told) - Date.now())).toBeLessThan(HOUR_MS);

    await page.goto(paths.myOrders);
    await press(page, text('again.button'));
    await expect(page.getByText(text('again.added'))).toBeVisible();
    await expectCartCount(page, QUANTITY);
    expect(await savedLine(page, product.slug)).toMatchObject({ quantity: QUANTITY });
  });
}

test('a cancellation whose answer is lost is shown as done, since the order says so', {
  tag: '@faults',
}, async ({ page, line, mobile }) => {
  const order = await orderOnDelivery(page, mobile, product, QUANTITY);
  await page.goto(paths.orderDetails(order));
  await expect(statusOf(page, 'Pending')).toBeVisible();
  await line.fail('ordercancel', 'lost');
  await press(page, text('cancel.button'));
  await press(page, text('action.yes'));
  await expect(page.getByRole('status').getByText(text('cancel.done'))).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(statusOf(page, 'Order Cancelled')).toBeVisible();
});

test('cancelling after the shop has confirmed is refused, and the order’s current status is shown', async ({
  page,
  mobile,
}) => {
  const order = await orderOnDelivery(page, mobile, product, QUANTITY);
  await page.goto(paths.orderDetails(order));
  await expect(statusOf(page, 'Pending')).toBeVisible();
  await operate('order', 'move', order, 'Confirm');
  await press(page, text('cancel.button'));
  await press(page, text('action.yes'));
  await expect(page.getByRole('alertdialog', { name: text('cancel.too_late_title') })).toBeVisible();
  await press(page, text('action.ok'));
  await expect(statusOf(page, 'Confirm')).toBeVisible();
  await expect(page.getByRole('button', { name: text('cancel.button') })).toBeHidden();
});

test('a problem with an order gets a ticket, which the order shows', async ({ page, mobile }) => {
  const order = await orderOnDelivery(page, mobile, product, QUANTITY);
  await page.goto(paths.orderDetails(order));
  await press(page, text('problem.button'));
  const dialog = page.getByRole('dialog', { name: text('problem.title') });
  await dialog.getByRole('combobox').selectOption({ label: text('problem.reason_missing') });
  const words = dialog.getByRole('textbox');
  await words.fill('The bag had no okra.');
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await press(page, text('problem.button'));
  await expect(words).toHaveValue('The bag had no okra.');
  await dialog.getByRole('button', { name: text('problem.send') }).click();
  const sent = dialog.getByText(/Your ticket number is KT[0-9A-Z]{10}/);
  await expect(sent).toBeVisible();
  const ticket = /KT[0-9A-Z]{10}/.exec((await sent.textContent()) ?? '')?.[0] ?? '';
  await dialog.getByRole('button', { name: text('action.ok') }).click();
  await expect(page.getByText(text('problem.open', { ticket }))).toBeVisible();
  expect(await operate('enquiry', 'list')).toContain('The bag had no okra.');
  await operate('enquiry', 'close', ticket, 'Sent some okra.');
  await page.reload();
  await expect(page.getByRole('button', { name: text('problem.button') })).toBeVisible();
});

test('[d19.notFound] decisions 19: an order of somebody else is not found, whatever its address', async ({
  page,
  context,
  mobile,
}) => {
  const order = await orderOnDelivery(page, mobile, product, QUANTITY);
  await context.clearCookies();
  await signInAtOnce(context, {
    name: 'Kavin',
    mobile: `8${mobile.slice(1)}`,
  });
  for (const path of [paths.orderDetails(order), paths.trackOrder(order)]) {
    await page.goto(path);
    await expect(page.getByRole('main')).toContainText(text('order.not_found'));
    await expect(page.getByRole('main')).not.toContainText(sample.address.address);
  }
});

test('the home page offers a signed-in customer what they bought before', async ({ page, mobile }) => {
  await page.goto(paths.home);
  const shelf = page.getByRole('list', { name: text('again.shelf') });
  await expect(page.getByRole('link', { name: text('account.sign_in') })).toBeVisible();
  await page.getByRole('heading', { name: text('home.why') }).scrollIntoViewIfNeeded();
  await expect(shelf).toBeHidden();
  await orderOnDelivery(page, mobile, product, QUANTITY);
  await page.goto(paths.home);
  await page.getByRole('heading', { name: text('home.why') }).scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('link', { name: product.name, exact: true })).toBeVisible();
});
