import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/test';
import { reachCheckout } from '@/e2e/steps/arrive';
import {
  chooseCashOnDelivery,
  completeOrder,
  expectOneOrder,
  expectSuccess,
  ordersOf,
} from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const product = sample.once;

// why: repeated runs buy more than the sample shop has in stock
test.beforeEach(({ shop }) => shop.stock(product, 60));

const presses = {
  'a double click': (page: Page) => completeOrder(page).dblclick(),
  'Enter and a click': async (page: Page) => {
    const centre = await centreOf(page);
    await completeOrder(page).focus();
    await Promise.all([page.keyboard.press('Enter'), page.mouse.click(...centre)]);
  },
};

async function centreOf(page: Page): Promise<[number, number]> {
  const box = await completeOrder(page).boundingBox();
  if (!box) throw new Error('Complete Order is not on the page.');
  return [box.x + box.width / 2, box.y + box.height / 2];
}

for (const [name, press] of Object.entries(presses)) {
  test(`[d10.once] ${name} on Complete Order makes one order`, async ({ page, mobile }) => {
    await reachCheckout(page, mobile, product);
    await chooseCashOnDelivery(page);
    await press(page);
    await expectOneOrder(page);
  });
}

/** The page says that its cart was ordered, and links to that order. */
async function expectToldOfOrder(page: Page, orderId: string): Promise<void> {
  await expect(page.getByRole('heading', { name: text('checkout.ordered_title') })).toBeVisible();
  await expect(page.getByText(text('checkout.ordered', { id: orderId }))).toBeVisible();
  await expect(completeOrder(page)).toHaveCount(0);
  await page.getByRole('link', { name: text('payment.see_order') }).click();
  await expect(page).toHaveURL(paths.orderDetails(orderId));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(orderId);
}

test('reloading checkout before the success page shows it, and the cart names the order', async ({
  page,
  mobile,
}) => {
  await reachCheckout(page, mobile, product);
  await chooseCashOnDelivery(page);
  const placed = page.waitForResponse(
    (response) => response.url().endsWith('/api/orders') && response.request().method() === 'POST',
  );
  await completeOrder(page).click();
  await placed;
  await page.reload();
  const orderId = await expectOneOrder(page);
  await page.goto(paths.cart);
  await expect(page.getByText(text('cart.ordered', { id: orderId }))).toBeVisible();
});

test('a checkout open in another tab says by itself that its cart was ordered', async ({
  page,
  context,
  mobile,
}) => {
  await reachCheckout(page, mobile, product);
  const other = await context.newPage();
  await other.goto(paths.checkout);
  await expect(completeOrder(other)).toBeVisible();
  await chooseCashOnDelivery(page);
  await completeOrder(page).click();
  await expectToldOfOrder(other, await expectOneOrder(page));
});

test.describe('on two devices', () => {
  test.use({ expectedErrors: [/status of 409/] });

  test('the second press is answered with the order that the first one placed', async ({
    page,
    browser,
    mobile,
  }) => {
    await reachCheckout(page, mobile, product);
    const storageState = await page.context().storageState();
    const device = await browser.newContext({ baseURL: settings.origin, storageState });
    const other = await device.newPage();
    await other.goto(paths.checkout);
    await chooseCashOnDelivery(other);
    await chooseCashOnDelivery(page);
    await completeOrder(page).click();
    const orderId = await expectOneOrder(page);
    await completeOrder(other).click();
    const inCheckout = other.getByText(text('checkout.ordered', { id: orderId }));
    await expect(inCheckout.or(other.getByText(text('cart.ordered', { id: orderId })))).toBeVisible();
    await other.getByRole('link', { name: text('payment.see_order') }).click();
    await expect(other).toHaveURL(paths.orderDetails(orderId));
    await device.close();
  });
});

test.describe('in two tabs', () => {
  // The slower tab gets a 409: its cart was ordered already.
  test.use({ expectedErrors: [/status of 409/] });

  test('[d10.tabs] Complete Order at the same time makes one order, and both tabs see it', async ({
    page: one,
    context,
    mobile,
  }) => {
    await reachCheckout(one, mobile, product);
    const other = await context.newPage();
    await other.goto(paths.checkout);
    for (const tab of [one, other]) {
      await chooseCashOnDelivery(tab);
      await completeOrder(tab).focus();
    }
    // why: a click waits for its button, which disappears once the other tab has ordered
    await Promise.all([one.keyboard.press('Enter'), other.keyboard.press('Enter')]);
    await expect.poll(async () => (await ordersOf(one)).length).toBe(1);
    for (const tab of [one, other]) {
      const told = tab.getByRole('heading', { name: text('checkout.ordered_title') });
      const isOver = async () => new URL(tab.url()).pathname !== paths.checkout || (await told.isVisible());
      await expect.poll(isOver).toBe(true);
    }
    const [orderId = ''] = await ordersOf(one);
    for (const tab of [one, other]) {
      await tab.goto(paths.orderSuccess);
      expect(await expectSuccess(tab)).toBe(orderId);
    }
    expect(await ordersOf(one)).toEqual([orderId]);
  });
});
