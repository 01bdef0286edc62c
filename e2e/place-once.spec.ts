import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { reachCheckout } from '@/e2e/steps/arrive';
import {
  chooseCashOnDelivery,
  completeOrder,
  expectOneOrder,
  expectSuccess,
  ordersOf,
} from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';

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
  test(`${name} on Complete Order makes one order`, async ({ page, mobile }) => {
    await reachCheckout(page, mobile, sample.once);
    await chooseCashOnDelivery(page);
    await press(page);
    await expectOneOrder(page);
  });
}

test.describe('in two tabs', () => {
  // The tab that comes second is told that its cart was ordered already.
  test.use({ expectedErrors: [/status of 409/] });

  test('Complete Order at the same time makes one order, and both tabs see it', async ({
    page: one,
    context,
    mobile,
  }) => {
    await reachCheckout(one, mobile, sample.once);
    const other = await context.newPage();
    await other.goto(paths.checkout);
    for (const tab of [one, other]) await chooseCashOnDelivery(tab);
    await Promise.all([completeOrder(one).click(), completeOrder(other).click()]);
    await expect.poll(async () => (await ordersOf(one)).length).toBe(1);
    for (const tab of [one, other]) {
      await tab.waitForURL((url) => url.pathname !== paths.checkout);
    }
    const [orderId = ''] = await ordersOf(one);
    for (const tab of [one, other]) {
      await tab.goto(paths.orderSuccess);
      expect(await expectSuccess(tab)).toBe(orderId);
    }
    expect(await ordersOf(one)).toEqual([orderId]);
  });
});
