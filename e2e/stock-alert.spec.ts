import { askStorefront, signInAtOnce } from '@/e2e/fixtures/customer';
import { messagesTo } from '@/e2e/fixtures/demo-inbox';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { idOf } from '@/e2e/steps/arrive';
import { signInWithCode } from '@/e2e/steps/sign-in';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const product = sample.soldOut;
const { name, slug } = product;
const notify = `${text('card.notify')}: ${name}`;
const notified = `${text('card.notified')}: ${name}`;

test('[4.signIn.stays] a guest who wants a stock alert signs in, is subscribed without another press, and gets one SMS', async ({
  page,
  browser,
  mobile,
  shop,
}) => {
  const alertsTo = async (who: string) =>
    (await messagesTo(who)).filter((message) => message.startsWith(name));
  const alerts = () => alertsTo(mobile);
  const main = page.getByRole('main');

  await test.step('sold out', async () => {
    await shop.outOfStock(product);
    await expect(async () => {
      await page.goto(paths.product(slug));
      await expect(main.getByRole('button', { name: notify }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(main.getByText(text('card.out_of_stock')).filter({ visible: true }).first()).toBeVisible();
  });

  await test.step('signing in subscribes', async () => {
    await main.getByRole('button', { name: notify }).first().click();
    await signInWithCode(page, { name: sample.address.name, mobile });
    await expect(page.getByRole('status').getByText(text('stock_alert.added'))).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(main.getByRole('button', { name: notified }).first()).toBeVisible();
    await page.reload();
    await expect(main.getByRole('button', { name: notified }).first()).toBeVisible();
  });

  await test.step('unsubscribed and subscribed again, by a press each', async () => {
    await main.getByRole('button', { name: notified }).first().click();
    await expect(page.getByRole('status').getByText(text('stock_alert.removed'))).toBeVisible();
    await main.getByRole('button', { name: notify }).first().click();
    await expect(main.getByRole('button', { name: notified }).first()).toBeVisible();
    expect(await alerts()).toEqual([]);
  });

  await test.step('back in stock', async () => {
    await shop.stock(product, 20);
    await expect.poll(alerts).toHaveLength(1);
    expect((await alerts())[0]).toContain(paths.product(slug));
    await expect(async () => {
      await page.goto(paths.product(slug));
      await expect(main.getByRole('button', { name: new RegExp(text('card.add')) }).first()).toBeVisible({
        timeout: 1_000,
      });
    }).toPass();
  });

  await test.step('back in stock once more, which only the other customer is told', async () => {
    const other = await browser.newContext();
    const otherMobile = `8${mobile.slice(1)}`;
    await shop.outOfStock(product);
    await signInAtOnce(other, { name: sample.address.name, mobile: otherMobile });
    await askStorefront(other, 'PUT', `/api/stock-alerts/${await idOf(other, product)}`, {});
    await shop.stock(product, 20);
    await expect.poll(() => alertsTo(otherMobile), { timeout: 20_000 }).toHaveLength(1);
    expect(await alerts()).toHaveLength(1);
    await other.close();
  });
});
