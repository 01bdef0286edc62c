import { sample } from '@/e2e/fixtures/sample';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart } from '@/e2e/steps/arrive';
import { expectQuantity, expectSaved, pressMore, stepperOf } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';

test.use({
  launchOptions: {
    ...(settings.wholeBrowserPath ? { executablePath: settings.wholeBrowserPath } : { channel: 'chromium' }),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back to the cart as the browser kept it shows the cart of now', async ({ page, context }) => {
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
  expect(await page.evaluate(() => Reflect.get(window, 'isAsItWasLeft'))).toBe(true);
  await expectQuantity(stepperOf(page, product.name), 2);
});
