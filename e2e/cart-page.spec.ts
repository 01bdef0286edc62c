import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { VIEWPORTS } from '@/e2e/fixtures/viewports';
import { fillCart } from '@/e2e/steps/arrive';
import { expectQuantity, expectSaved, pressMore, savedLine, stepperOf } from '@/e2e/steps/basket';
import { proceedButton } from '@/e2e/steps/checkout';
import { signInWithCode } from '@/e2e/steps/sign-in';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const [first, second] = sample.inCart;

async function openCart(page: Page): Promise<void> {
  await fillCart(page, first, 3);
  await fillCart(page, second, 1);
  await page.goto(paths.cart);
}

const undoButton = (page: Page) => page.getByRole('button', { name: text('action.undo') });
const removeButton = (page: Page) =>
  page.getByRole('button', { name: text('cart.remove', { name: first.name }) });

for (const viewport of VIEWPORTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport, hasTouch: viewport.width < 1024 });

    test('[2.cart.clear] Clear Cart and its Undo: the cart is as it was, to the quantity', async ({
      page,
    }) => {
      await openCart(page);
      await page.getByRole('button', { name: text('cart.clear') }).click();
      const question = page.getByRole('alertdialog', { name: text('cart.clear_title') });
      await expect(question).toContainText(text('cart.clear_confirm'));
      await question.getByRole('button', { name: text('action.yes') }).click();
      await expect(page.getByRole('heading', { name: text('cart.empty_heading') })).toBeVisible();
      await undoButton(page).click();
      await expectQuantity(stepperOf(page, first.name), 3);
      await expectQuantity(stepperOf(page, second.name), 1);
      await expectSaved(page, first.slug, 3);
      await expectSaved(page, second.slug, 1);
    });

    test('[2.cart.layout] its lines are a table on a desktop and a list on a phone', async ({ page }) => {
      await openCart(page);
      await expectQuantity(stepperOf(page, first.name), 3);
      const heads = page.getByRole('columnheader', { name: text('word.price') });
      await expect(heads).toHaveCount(viewport.width < 1024 ? 0 : 1);
    });

    test('the bottom bar does not cover the end of the page', async ({ page }) => {
      await fillCart(page, first, 1);
      await page.goto(paths.cart);
      await expect(proceedButton(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true });
    });

    test('a guest sees the amount missing to the minimum on the first screen of the cart', async ({
      page,
    }) => {
      await fillCart(page, first, 1);
      await page.goto(paths.cart);
      const missing = page.getByText(text('cart.to_minimum', { amount: '₹76', minimum: '₹100' }));
      await expect(missing).toBeInViewport();
      for (let press = 0; press < 4; press += 1) await pressMore(stepperOf(page, first.name));
      await expect(missing).toBeHidden();
      await expect(page.getByText(/minimum order/)).toBeHidden();
    });
  });
}

test('a line removed with the keyboard alone comes back with the next key', async ({ page }) => {
  await openCart(page);
  await removeButton(page).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: text('cart.delete_title') });
  await expect(question).toContainText(text('cart.delete_confirm'));
  await page.keyboard.press('Tab');
  await expect(question.getByRole('button', { name: text('action.yes') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(undoButton(page)).toBeFocused();
  expect(await savedLine(page, first.slug)).toBeUndefined();
  await page.keyboard.press('Enter');
  await expectQuantity(stepperOf(page, first.name), 3);
  await expect(removeButton(page)).toBeFocused();
  await expectSaved(page, first.slug, 3);
});

test('a price that changed is told, old and new, after signing in for checkout, and shows in the other tab', async ({
  page,
  context,
  mobile,
  shop,
}) => {
  const { name } = sample.dearer;
  await shop.price(sample.dearer, 30);
  await fillCart(page, sample.dearer, 4);
  await page.goto(paths.cart);
  const other = await context.newPage();
  await other.goto(paths.cart);
  await expect(other.getByRole('row', { name }).getByText('₹120', { exact: true })).toBeVisible();
  await shop.price(sample.dearer, 32.5);

  await proceedButton(page).click();
  await signInWithCode(page, { name: sample.address.name, mobile });
  const popup = page.getByRole('alertdialog', { name: text('cart.problem_title') });
  await expect(popup).toContainText(text('check.productPriceChange'));
  await expect(popup).toContainText(text('cart.price_now', { old: '₹30', new: '₹32.50' }));
  await popup.getByRole('button', { name: text('action.ok') }).click();
  await expect(page).toHaveURL(paths.cart);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('row', { name }).getByText('₹130', { exact: true })).toBeVisible();
  }
  await proceedButton(page).click();
  await expect(page).toHaveURL(paths.checkout);
});

test('signing in says which lines joined the cart, and which came with fewer', async ({
  page,
  mobile,
  shop,
}) => {
  const { name } = sample.runningOut;
  await shop.stock(sample.runningOut, 20);
  await fillCart(page, sample.runningOut, 9);
  await shop.stock(sample.runningOut, 4);
  await page.goto(paths.myProfile);
  await signInWithCode(page, { name: sample.address.name, mobile });
  const said = page.getByRole('status').filter({ hasText: text('cart.merged', { names: name }) });
  await expect(said).toContainText(text('cart.merged_fewer', { names: `${name} (4)` }));
  await page.getByRole('link', { name: text('action.view_cart') }).click();
  await expectQuantity(stepperOf(page, name), 4);
});
