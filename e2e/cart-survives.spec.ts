import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import {
  addButton,
  addFromProductPage,
  cartOwner,
  expectCartCount,
  expectQuantity,
  expectSaved,
  pressMore,
  stepperOf,
} from '@/e2e/steps/basket';
import { holdCartWrites } from '@/e2e/steps/held-writes';
import { paths } from '@/lib/config/paths';
import { FIRST_GUEST_COOKIE } from '@/lib/domain/first-guest';
import { text } from '@/lib/messages/text';

const [product, another] = sample.inCart;

test('[2.product.buy] Add to Cart shows at once on a slow connection, and only the newest of several quick clicks is sent', async ({
  page,
}) => {
  await page.goto(paths.product(product.slug));
  const line = await holdCartWrites(page);
  const main = page.getByRole('main');
  await addButton(main, product.name).click();
  const stepper = stepperOf(main, product.name);
  await expectQuantity(stepper, 1);
  for (const quantity of [2, 3, 4, 5]) {
    await pressMore(stepper);
    await expectQuantity(stepper, quantity);
  }
  await expectCartCount(page, 5);
  expect(line.sent).toEqual([{ quantity: 1 }]);
  line.letGo();
  await expectSaved(page, product.slug, 5);
  expect(line.sent).toEqual([{ quantity: 1 }, { quantity: 5 }]);
  await expectQuantity(stepper, 5);
});

test.describe('a cart change whose request hangs', () => {
  test.beforeEach(async ({ page }) => {
    await fillCart(page, product, 1);
    await page.goto(paths.cart);
    const line = await holdCartWrites(page);
    const stepper = stepperOf(page, product.name);
    await pressMore(stepper);
    await pressMore(stepper);
    await pressMore(stepper);
    await expectQuantity(stepper, 4);
    await line.passNewOnes();
  });

  test('is not lost by a reload', async ({ page }) => {
    await page.reload();
    await expectQuantity(stepperOf(page, product.name), 4);
    await expectSaved(page, product.slug, 4);
    await expectQuantity(stepperOf(page, product.name), 4);
  });

  test('is not lost when the shopper leaves the shop', async ({ page }) => {
    await page.goto('about:blank');
    await expectSaved(page, product.slug, 4);
  });
});

test.describe('a new guest', () => {
  test.beforeEach(({ line }) => line.fail('cartupdate', 'late'));

  test('finds a product just added in the cart opened next, and keeps one guest id', async ({ page }) => {
    await page.goto(paths.product(product.slug));
    await addButton(page.getByRole('main'), product.name).click();
    await expectCartCount(page, 1);
    await page.goto(paths.cart);
    await expectQuantity(stepperOf(page, product.name), 1);
    const owner = await cartOwner(page);
    await page.goto(paths.product(another.slug));
    await addButton(page.getByRole('main'), another.name).click();
    await expectSaved(page, another.slug, 1);
    await expectSaved(page, product.slug, 1);
    expect(await cartOwner(page)).toBe(owner);
  });

  test('has one guest id when starting in two tabs at once', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto(paths.product(product.slug));
    await other.goto(paths.product(another.slug));
    await addButton(page.getByRole('main'), product.name).click();
    await addButton(other.getByRole('main'), another.name).click();
    await expectSaved(page, another.slug, 1);
    await expectSaved(page, product.slug, 1);
  });

  test('does not wait for a frozen tab that holds the lock', async ({ page, context }) => {
    const asleep = await context.newPage();
    await asleep.goto(paths.product(another.slug));
    await asleep.evaluate((name) => {
      void navigator.locks.request(name, () => new Promise(() => {}));
    }, FIRST_GUEST_COOKIE);
    await page.goto(paths.product(product.slug));
    await addButton(page.getByRole('main'), product.name).click();
    await expectSaved(page, product.slug, 1);
  });
});

test('a change in one tab shows in the other, on every page', async ({ page, context }) => {
  await addFromProductPage(page, product, 2);
  const cart = await context.newPage();
  await cart.goto(paths.cart);
  await expectQuantity(stepperOf(cart, product.name), 2);
  await pressMore(stepperOf(cart, product.name));
  await expectQuantity(stepperOf(page.getByRole('main'), product.name), 3);
  await expectCartCount(page, 3);
  await stepperOf(page.getByRole('main'), product.name)
    .getByRole('button', { name: text('card.less') })
    .click();
  await expectQuantity(stepperOf(cart, product.name), 2);
});

test.describe('without a network', { tag: '@offline' }, () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a change stays on screen, is said to be stored, and is saved once the network is back', async ({
    page,
    context,
  }) => {
    await addFromProductPage(page, product, 1);
    await page.goto(paths.cart);
    await expectQuantity(stepperOf(page, product.name), 1);
    await context.setOffline(true);
    await pressMore(stepperOf(page, product.name));
    await expectQuantity(stepperOf(page, product.name), 2);
    await expect(page.getByText(text('toast.offline'))).toBeVisible();
    await context.setOffline(false);
    await expectSaved(page, product.slug, 2);
    await expectQuantity(stepperOf(page, product.name), 2);
  });

  test('a dialog that cannot load leaves the cart usable, and opens once the network is back', async ({
    page,
    context,
    cartPage,
  }) => {
    await addFromProductPage(page, product, 1);
    await cartPage.open();
    const stepper = stepperOf(page, product.name);
    await expectQuantity(stepper, 1);
    await context.setOffline(true);
    await cartPage.clear.click();
    await expect(page.getByRole('alert').getByText(text('error.unavailable'))).toBeVisible();
    await pressMore(stepper);
    await expectQuantity(stepper, 2);
    await context.setOffline(false);
    await expectSaved(page, product.slug, 2);
    await cartPage.clear.click();
    await expect(cartPage.clearQuestion).toBeVisible();
  });
});
