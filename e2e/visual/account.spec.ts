import type { Locator, Page } from 'playwright/test';
import { askStorefront } from '@/e2e/fixtures/customer';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { orderOnDelivery, reachCheckout } from '@/e2e/steps/arrive';
import { chooseCashOnDelivery, completeOrder, expectSuccess } from '@/e2e/steps/checkout';
import { goToPay, payButton } from '@/e2e/steps/pay';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { expectLook } from './shot';
import { DESKTOP, MOMENT, PHONE } from './views';

for (const view of [PHONE, DESKTOP]) {
  test.describe(view.name, { tag: '@visual' }, () => {
    test.use(view.use);
    test.beforeEach(({ shop }) => shop.setClock(MOMENT));

    const look = (
      page: Page,
      name: string,
      ready: Locator = page.getByRole('heading', { level: 1 }).first(),
    ) => expectLook(page, `${name}-${view.name}`, ready, [page.getByLabel(text('track.order_id'))]);

    test('from checkout to the order and its tracking', async ({ page, mobile }) => {
      await reachCheckout(page, mobile, sample.shared);
      await look(page, 'checkout');
      await chooseCashOnDelivery(page);
      await completeOrder(page).click();
      const orderId = await expectSuccess(page);
      await look(page, 'order-success');
      await page.goto(paths.myOrders);
      await expect(page.getByRole('link', { name: text('orders.track') })).toBeVisible();
      await look(page, 'my-orders');
      await page.goto(paths.orderDetails(orderId));
      await expect(page.getByRole('table')).toBeVisible();
      await look(page, 'order-details');
      await page.emulateMedia({ media: 'print' });
      await look(page, 'order-print');
      await page.emulateMedia({ media: 'screen' });
      await page.goto(paths.trackOrder(orderId));
      await expect(page.getByText(text('track.delivering_to'))).toBeVisible();
      await look(page, 'track');
      await page.goto(paths.orderFailed);
      await look(page, 'order-failed');
    });

    test('an order that was paid and cancelled', async ({ page, mobile }) => {
      await reachCheckout(page, mobile, sample.changed);
      await goToPay(page);
      await payButton(page).click();
      const orderId = await expectSuccess(page);
      await askStorefront(page.context(), 'POST', `/api/orders/${orderId}/cancel`, {});
      const money = page.getByText(/was refunded to the account or card/);
      await page.goto(paths.orderDetails(orderId));
      // why: the shop takes a few seconds to refund
      await expect(async () => {
        await page.reload();
        await expect(money).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await look(page, 'order-details-refunded');
      await page.goto(paths.myOrders);
      await look(page, 'my-orders-refunded', money);
      await page.goto(paths.trackOrder(orderId));
      await look(page, 'track-refunded', money);
      await page.goto(paths.orderSuccess);
      const cancelled = page.getByRole('heading', { name: text('cancel.done') });
      await look(page, 'order-success-cancelled', cancelled);
    });

    test('a returned order', async ({ page, mobile, shop }) => {
      const orderId = await orderOnDelivery(page, mobile, sample.changed);
      await shop.moveOrder(orderId, 'Order Delivered');
      await shop.moveOrder(orderId, 'Order Return');
      await page.goto(paths.orderDetails(orderId));
      await look(page, 'order-details-returned', page.getByRole('table'));
      await page.goto(paths.trackOrder(orderId));
      await look(page, 'track-returned', page.getByText(text('track.delivering_to')));
    });

    test('deleting the account', async ({ page, customer: _customer }) => {
      await page.goto(paths.myProfile);
      await page.getByRole('button', { name: text('erase.button') }).click();
      await page.evaluate(() => window.scrollTo(0, 0));
      const dialog = page.getByRole('dialog', { name: text('erase.button') });
      await look(page, 'erase-account', dialog.getByRole('button', { name: text('erase.submit') }));
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: text('devices.button') }).click();
      await page.evaluate(() => window.scrollTo(0, 0));
      await look(page, 'sign-out-everywhere', page.getByRole('alertdialog'));
    });
  });
}
