import type { BrowserContext, Page, Response } from 'playwright/test';
import type { FaultyLine } from '@/e2e/fixtures/faulty-line';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { expectCartIntact, reachCheckout } from '@/e2e/steps/arrive';
import {
  chooseCashOnDelivery,
  completeOrder,
  expectOneOrder,
  expectReadyToTryAgain,
  ordersOf,
  processingLoader,
} from '@/e2e/steps/checkout';
import { text } from '@/lib/messages/text';

const product = sample.unlucky.placing;

async function reachCashOnDelivery(page: Page, mobile: string): Promise<void> {
  await reachCheckout(page, mobile, product);
  await chooseCashOnDelivery(page);
}

/** Presses Complete Order and waits for the storefront's response. */
async function pressAndWait(page: Page, path: string): Promise<Response> {
  const heard = page.waitForResponse((response) => new URL(response.url()).pathname === path);
  await completeOrder(page).click();
  return heard;
}

async function expectOneOrderAtLast(page: Page, line: FaultyLine): Promise<void> {
  await line.mend();
  await completeOrder(page).click();
  await expectOneOrder(page);
}

async function expectNothingPlaced(page: Page): Promise<void> {
  const said = `${text('error.unavailable')} ${text('checkout.not_placed')}`;
  await expect(page.getByRole('main').getByText(said)).toBeVisible();
  await expectReadyToTryAgain(page);
  await expectCartIntact(page, product);
  expect(await ordersOf(page)).toEqual([]);
}

test.describe('an order', { tag: '@faults' }, () => {
  test.describe.configure({ timeout: 120_000 });
  test.use({ expectedErrors: [/status of 50[023]|net::ERR_|ChunkLoadError/] });

  for (const payment of ['cod', 'promotion'] as const) {
    test(`that never reached the shop API (${payment}) leaves cart and button as before, and the next try makes one order`, async ({
      page,
      line,
      mobile,
      shop,
    }) => {
      if (payment === 'promotion') await shop.promotion(mobile, 500);
      await reachCheckout(page, mobile, product);
      if (payment === 'cod') await chooseCashOnDelivery(page);
      for (const fault of ['down', 'error', 'garbage'] as const) {
        await line.fail('OrderConfirm', fault);
        await pressAndWait(page, '/api/orders');
        await expect(page.getByText(text('checkout.not_placed_yet')), fault).toBeVisible();
        await expectReadyToTryAgain(page);
        await expectCartIntact(page, product);
      }
      await expectOneOrderAtLast(page, line);
      expect(await line.reached('OrderConfirm')).toBe(1);
    });
  }

  for (const fault of ['lost', 'truncated'] as const) {
    test(`whose response is ${fault} after it was placed is shown without a retry, since the cart names it`, async ({
      page,
      line,
      mobile,
    }) => {
      await reachCashOnDelivery(page, mobile);
      await line.fail('OrderConfirm', fault);
      await completeOrder(page).click();
      await expectOneOrder(page);
      expect(await line.reached('OrderConfirm')).toBe(1);
    });
  }

  for (const next of ['the next try', 'a reload'] as const) {
    test(`whose response is lost, and the cart too, is found by ${next}`, async ({ page, line, mobile }) => {
      await reachCashOnDelivery(page, mobile);
      await line.fail('OrderConfirm', 'lost');
      await page.route('**/api/cart', (route) => route.abort());
      await pressAndWait(page, '/api/orders');
      await expect(page.getByText(text('checkout.unclear'))).toBeVisible();
      await expectReadyToTryAgain(page);
      if (next === 'the next try') {
        await line.mend();
        expect((await pressAndWait(page, '/api/orders')).ok()).toBe(true);
      }
      await page.unroute('**/api/cart');
      if (next === 'a reload') await page.reload();
      await expectOneOrder(page);
    });
  }

  test('that takes 10 seconds is given up, retried and arrives twice, but is placed once', async ({
    page,
    line,
    mobile,
  }) => {
    await reachCashOnDelivery(page, mobile);
    await line.fail('OrderConfirm', 'slow');
    await completeOrder(page).click();
    await expect(processingLoader(page)).toBeVisible();
    await expect(page.getByText(text('checkout.unclear'))).toBeVisible({ timeout: 12_000 });
    await expectReadyToTryAgain(page);
    await expectOneOrderAtLast(page, line);
    await expect.poll(() => line.reached('OrderConfirm')).toBe(2);
    expect(await ordersOf(page)).toHaveLength(1);
  });

  test('whose cart cannot be checked is not sent', async ({ page, line, mobile }) => {
    await reachCashOnDelivery(page, mobile);
    for (const fault of ['down', 'error', 'garbage', 'truncated', 'slow'] as const) {
      await line.fail('cartcheck', fault);
      await pressAndWait(page, '/api/cart/check');
      await expectNothingPlaced(page);
    }
    expect(await line.reached('OrderConfirm')).toBe(0);
    await expectOneOrderAtLast(page, line);
  });

  test('that was placed is shown after the connection drops before the next page and returns', async ({
    page,
    context,
    mobile,
  }) => {
    await reachCashOnDelivery(page, mobile);
    await page.waitForLoadState('networkidle');
    await pressAndWait(page, '/api/orders');
    await offline(context, async () => {
      await expect(page.getByRole('dialog', { name: text('checkout.placed_offline') })).toBeVisible();
    });
    await expectOneOrder(page);
  });

  test('submitted while offline is placed by the next try', async ({ page, context, line, mobile }) => {
    await reachCashOnDelivery(page, mobile);
    await page.waitForLoadState('networkidle');
    await offline(context, async () => {
      await completeOrder(page).click();
      const said = `${text('error.unavailable')} ${text('checkout.not_placed')}`;
      await expect(page.getByText(said)).toBeVisible();
      await expectReadyToTryAgain(page);
    });
    await expectNothingPlaced(page);
    await line.fail('OrderConfirm', 'slow');
    await completeOrder(page).click();
    await expect(processingLoader(page)).toBeVisible();
    await offline(context, async () => {
      await expect(page.getByText(text('checkout.unclear'))).toBeVisible({ timeout: 12_000 });
      await expectReadyToTryAgain(page);
    });
    await expectOneOrderAtLast(page, line);
  });
});

async function offline(context: BrowserContext, meanwhile: () => Promise<void>): Promise<void> {
  await context.setOffline(true);
  await meanwhile();
  await context.setOffline(false);
}
