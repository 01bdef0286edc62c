import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart, orderOnDelivery } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { expectLook } from './shot';
import { DESKTOP, MOMENT, PHONE } from './views';

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

for (const view of [PHONE, DESKTOP]) {
  test.describe(view.name, { tag: '@visual' }, () => {
    test.use(view.use);

    test('zooming and sharing a product', async ({ page }) => {
      await page.goto(paths.product(sample.onCard.slug));
      await button(page, text('share.button')).click();
      const share = page.getByRole('dialog', { name: text('share.title', { name: sample.onCard.name }) });
      await expectLook(page, `share-${view.name}`, share.getByText(text('share.whatsapp')), [
        share.getByRole('textbox'),
      ]);
      await page.keyboard.press('Escape');
      await button(page, text('zoom.open')).click();
      const zoom = page.getByRole('dialog', { name: text('zoom.title', { name: sample.onCard.name }) });
      await expectLook(page, `zoom-${view.name}`, zoom.getByRole('img'));
    });

    test('a sold-out product', async ({ page, shop }) => {
      const { outOfStock } = sample.inPictures[view.name];
      await shop.outOfStock(outOfStock);
      const soldOut = page.getByText(text('card.out_of_stock')).filter({ visible: true }).first();
      await expect(async () => {
        await page.goto(paths.product(outOfStock.slug));
        await expect(soldOut).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await expectLook(page, `sold-out-${view.name}`, soldOut);
    });

    test('an order’s dialogs', async ({ page, mobile, shop }) => {
      await shop.setClock(MOMENT);
      const order = await orderOnDelivery(page, mobile, sample.changed);
      await page.goto(paths.orderDetails(order));
      await button(page, text('cancel.button')).click();
      await expectLook(page, `cancel-order-${view.name}`, page.getByRole('alertdialog'));
      await page.keyboard.press('Escape');
      await button(page, text('problem.button')).click();
      const problem = page.getByRole('dialog', { name: text('problem.title') });
      await problem.getByRole('button', { name: text('problem.send') }).click();
      await expectLook(
        page,
        `problem-${view.name}`,
        problem.getByText(text('problem.reason_required')).last(),
      );
    });

    test('the order list without orders', async ({ page, customer: _customer }) => {
      await page.goto(paths.myOrders);
      await expectLook(page, `my-orders-empty-${view.name}`, page.getByText(text('orders.empty')));
      await page.goto(paths.trackOrders);
      await button(page, text('track.button')).click();
      await expectLook(page, `track-empty-${view.name}`, page.getByText(text('track.required')));
    });

    test('the cart without script', async ({ page }) => {
      await fillCart(page, sample.onCard);
      await fillCart(page, sample.inCart[0]);
      await page.goto(paths.plainCart());
      await expectLook(page, `cart-plain-${view.name}`, page.getByRole('heading', { level: 1 }));
    });
  });
}
