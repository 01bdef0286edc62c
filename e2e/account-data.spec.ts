import fs from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { orderOnDelivery } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const product = sample.changed;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function openProfile(page: Page): Promise<void> {
  await page.goto(paths.myProfile);
  await expect(page.getByRole('heading', { name: text('data.title') })).toBeVisible();
}

/** Refusals appear as errors in the browser console. */
test.use({ expectedErrors: [/status of (401|403|409)/] });

test.describe('on two devices', () => {
  test('signing out everywhere leads the other device to sign-in without an error', async ({
    page,
    customer: _signedIn,
    browser,
  }) => {
    await openProfile(page);
    const other = await browser.newContext();
    const elsewhere = await other.newPage();
    // why: a second code for one number must wait 30 seconds, so this device copies the first one's cookies
    await other.addCookies(await page.context().cookies());
    await elsewhere.goto(paths.myOrders);
    await expect(elsewhere.getByRole('heading', { name: text('orders.empty') })).toBeVisible();

    await press(page, text('devices.button'));
    await press(page, text('action.yes'));
    await expect(page).toHaveURL(paths.home);
    await expect(page.getByText(text('devices.done'))).toBeVisible();

    await elsewhere.reload();
    await expect(elsewhere.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
    await expect(elsewhere.getByRole('alertdialog')).toBeHidden();
    await other.close();
  });
});

test('a saved profile keeps its date of birth, and the header has the new name', async ({
  page,
  customer: _signedIn,
  isMobile,
}) => {
  await openProfile(page);
  const name = page.getByRole('textbox', { name: text('profile.name'), exact: true });
  const birthDate = page.getByLabel(text('profile.birth_date'));
  const gender = page.getByRole('radio', { name: text('profile.gender_2') });
  await name.fill('Kavitha Raman');
  await birthDate.fill('1990-05-01');
  await gender.check();
  await press(page, text('profile.update'));
  await expect(page.getByText(text('profile.saved'))).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Kavitha Raman');
  await expect(birthDate).toHaveValue('1990-05-01');
  await expect(gender).toBeChecked();
  if (!isMobile) await expect(page.getByRole('banner').getByText('Kavitha', { exact: true })).toBeVisible();
});

test('the customer’s data downloads as a file', async ({ page, mobile }) => {
  const order = await orderOnDelivery(page, mobile, product, 4);
  await page.goto(paths.myProfile);
  const [file] = await Promise.all([page.waitForEvent('download'), press(page, text('data.button'))]);
  expect(file.suggestedFilename()).toMatch(/^koodai-\d{4}-\d\d-\d\d\.json$/);
  const data = JSON.parse(await fs.readFile(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    profile: { mobile },
    orders: [{ order_id: order }],
    addresses: [{ customer_city: sample.address.city }],
  });
});

test('an account can be deleted when no order is in progress, and the number can register again', async ({
  page,
  mobile,
  shop,
}) => {
  const order = await orderOnDelivery(page, mobile, product, 4);
  await page.goto(paths.myProfile);
  await press(page, text('erase.button'));
  const dialog = page.getByRole('dialog', { name: text('erase.button') });
  await expect(dialog).toContainText(text('erase.under_way'));
  const link = dialog.getByRole('link', { name: new RegExp(order) });
  await expect(link).toHaveAttribute('href', paths.orderDetails(order));
  await shop.moveOrder(order, 'Order Delivered');
  await page.reload();
  await press(page, text('erase.button'));
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: text('erase.submit') }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByText(text('erase.done'))).toBeVisible();
  await page.goto(paths.myOrders);
  await expect(page.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
});

test('[8.suspended] a suspended customer is told at the next request, and is signed out', async ({
  page,
  customer,
  shop,
  isMobile,
}) => {
  await openProfile(page);
  await shop.suspend(customer.mobile);
  await page.goto(paths.home);
  const alert = page.getByRole('alertdialog', { name: text('suspended.title') });
  await expect(alert).toContainText(text('suspended.text'));
  await alert.getByRole('button', { name: text('action.ok') }).click();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name.endsWith('koodai_session'))).toEqual([]);
  const session = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/session');
  await page.reload();
  expect(await (await session).json()).toEqual({ customer: null, suspended: false });
  const account = text(isMobile ? 'nav.account' : 'account.sign_in');
  await page.getByRole('link', { name: account, exact: true }).click();
  await expect(page.getByRole('dialog', { name: text('signin.title') })).toBeVisible();
  await expect(alert).toBeHidden();
});

test('[8.suspended] a customer suspended while on an account page is told there, and then goes home', async ({
  page,
  customer,
  shop,
}) => {
  await openProfile(page);
  await shop.suspend(customer.mobile);
  await press(page, text('profile.update'));
  const alert = page.getByRole('alertdialog', { name: text('suspended.title') });
  await expect(alert).toBeVisible();
  await expect(page).toHaveURL(paths.myProfile);
  await alert.getByRole('button', { name: text('action.ok') }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(alert).toBeHidden();
});
