import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import { expectQuantity, expectSaved, pressMore, stepperOf } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test.use({
  launchOptions: {
    ...(settings.wholeBrowserPath ? { executablePath: settings.wholeBrowserPath } : { channel: 'chromium' }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Waits until the page from the back/forward cache is shown, as `goBack` may resolve earlier. */
async function expectAsItWasLeft(page: Page): Promise<void> {
  await expect(async () => {
    expect(await page.evaluate(() => Reflect.get(window, 'isAsItWasLeft'))).toBe(true);
  }).toPass({ timeout: 10_000 });
}

test('the cart restored from the back/forward cache shows the current quantities', async ({
  page,
  context,
}) => {
  const [product] = sample.inCart;
  await fillCart(page, product, 1);
  await page.goto(paths.cart);
  await expectQuantity(stepperOf(page, product.name), 1);
  await page.evaluate(() => Reflect.set(window, 'isAsItWasLeft', true));
  await page.goto('about:blank');

  const other = await context.newPage();
  await other.goto(paths.cart);
  await pressMore(stepperOf(other, product.name));
  await expectSaved(other, product.slug, 2);

  await page.bringToFront();
  await page.goBack({ waitUntil: 'commit' });
  await expectAsItWasLeft(page);
  await expectQuantity(stepperOf(page, product.name), 2);
});

test('[d26.back] a list restored from the back/forward cache shows its own order and category, and the choice can be repeated', async ({
  page,
}) => {
  const { slug, name } = sample.category;
  const order = page.getByRole('combobox', { name: text('listing.sort') });
  const category = page.getByRole('radio', { name: new RegExp(`^${name}`) });
  await page.goto(paths.todaySpecial());
  for (const [choose, address] of [
    [() => order.selectOption('price_asc'), paths.todaySpecial({ sort: 'price_asc' })],
    [() => order.selectOption('price_asc'), paths.todaySpecial({ sort: 'price_asc' })],
    [() => category.check(), paths.todaySpecial({ category: slug })],
    [() => category.check(), paths.todaySpecial({ category: slug })],
  ] as const) {
    await page.evaluate(() => Reflect.set(window, 'isAsItWasLeft', true));
    await choose();
    await expect(page).toHaveURL(address);
    await page.goBack({ waitUntil: 'commit' });
    await expectAsItWasLeft(page);
    await expect(order).toHaveValue('');
    await expect(category).not.toBeChecked();
  }
});
