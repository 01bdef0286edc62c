import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { reachCheckout } from '@/e2e/steps/arrive';
import { chooseCashOnDelivery, completeOrder, expectSuccess } from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { expectLook } from './shot';
import { DESKTOP, PHONE } from './views';

/** A day in words, which is another one tomorrow. */
const DAY = /^(Ordered On )?\w{3} \d{1,2} \w{3} \d{4}$/;

for (const view of [PHONE, DESKTOP]) {
  test.describe(view.name, { tag: '@visual' }, () => {
    test.use(view.use);

    test('from checkout to the order and its way', async ({ page, mobile }) => {
      const look = (name: string, level = 1) =>
        expectLook(page, `${name}-${view.name}`, page.getByRole('heading', { level }).first(), [
          page.getByText(/[6-9]\d{4} ?\d{5}/),
          page.getByText(/#?KD[A-Z0-9]{8,}/),
          page.getByText(DAY),
          page.getByLabel(text('track.order_id')),
        ]);
      await reachCheckout(page, mobile, sample.shared);
      await look('checkout');
      await chooseCashOnDelivery(page);
      await completeOrder(page).click();
      const orderId = await expectSuccess(page);
      await look('order-success');
      await page.goto(paths.myOrders);
      await expect(page.getByRole('link', { name: text('orders.track') })).toBeVisible();
      await look('my-orders');
      await page.goto(paths.orderDetails(orderId));
      await expect(page.getByRole('table')).toBeVisible();
      await look('order-details');
      await page.emulateMedia({ media: 'print' });
      await look('order-print');
      await page.emulateMedia({ media: 'screen' });
      await page.goto(paths.trackOrder(orderId));
      await expect(page.getByText(text('track.delivering_to'))).toBeVisible();
      await look('track');
      await page.goto(paths.orderFailed);
      await look('order-failed');
    });
  });
}
