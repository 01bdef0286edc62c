import type { Locator, Page } from 'playwright/test';
import { expectNoFinding, expectNothingLost } from '@/e2e/access/examine';
import { expectFocusSeen } from '@/e2e/access/keyboard';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart, orderOnDelivery, reachCheckout } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const OPEN_DIALOG = 'dialog[open]';
const { onCard, outOfStock } = sample.inDialogs;

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();

/**
 * The dialog opens by keyboard, traps the focus, passes axe, cuts off no text, and Esc returns the focus to the opener.
 */
async function expectGoodDialog(opener: Locator, title: string): Promise<void> {
  const page = opener.page();
  await test.step(title, async () => {
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator(OPEN_DIALOG);
    await expect(dialog).toHaveAccessibleName(title);
    await expect
      .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true);
    await expectFocusSeen(page);
    await expectNothingLost(page);
    await expectNoFinding(page, OPEN_DIALOG);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test.describe('every dialog is accessible', { tag: '@a11y' }, () => {
  test.slow();

  test('a visitor’s dialogs', async ({ page, mobile }) => {
    await page.goto(paths.product(onCard.slug));
    const main = page.getByRole('main');
    await expectGoodDialog(
      main.getByRole('button', { name: text('share.button') }),
      text('share.title', { name: onCard.name }),
    );
    await expectGoodDialog(button(page, text('zoom.open')), text('zoom.title', { name: onCard.name }));
    await expectGoodDialog(
      page.getByRole('banner').getByRole('link', { name: text('pincode.set') }),
      text('pincode.title'),
    );

    const signIn = page.getByRole('banner').getByRole('link', { name: text('account.sign_in') });
    await expectGoodDialog(signIn, text('signin.title'));
    await signIn.press('Enter');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    await field(text('signin.name')).fill(sample.address.name);
    await field(text('signin.mobile')).fill(mobile);
    await field(text('signin.mobile')).press('Enter');
    await expect(field(text('signin.code'))).toBeFocused();
    await expectNoFinding(page, OPEN_DIALOG);
    await expectNothingLost(page);
  });

  test('a toast in a dialog is announced there, and stays under the mouse', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(paths.product(onCard.slug));
    await page
      .getByRole('main')
      .getByRole('button', { name: text('share.button') })
      .click();
    const dialog = page.getByRole('dialog', { name: text('share.title', { name: onCard.name }) });
    await dialog.getByRole('button', { name: text('share.copy') }).click();
    const toast = dialog.getByRole('status').getByText(text('share.copied'));
    await toast.hover();
    await expectNothingLost(page);
    await expectNoFinding(page, OPEN_DIALOG);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('[popover]')).toHaveCount(1);
    await expect(page.getByRole('status').getByText(text('share.copied'))).toBeHidden();
  });

  test('the dialogs of a customer with an order', async ({ page, mobile }) => {
    const order = await orderOnDelivery(page, mobile, onCard);
    await page.goto(paths.orderDetails(order));
    await expectGoodDialog(button(page, text('cancel.button')), text('cancel.button'));
    await expectGoodDialog(button(page, text('problem.button')), text('problem.title'));
    await page.goto(paths.myProfile);
    await expectGoodDialog(button(page, text('erase.button')), text('erase.button'));
    await expectGoodDialog(button(page, text('devices.button')), text('devices.button'));
    await page.goto(paths.myAddresses);
    await expectGoodDialog(button(page, text('checkout.add_new')), text('address.add_title'));
  });

  test('the dialogs of a customer who may delete the account', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, onCard);
    await page.goto(paths.myProfile);
    await expectGoodDialog(button(page, text('erase.button')), text('erase.button'));
    const { name, area } = sample.address;
    await page.goto(paths.myAddresses);
    await expectGoodDialog(button(page, text('address.edit', { name, area })), text('address.edit_title'));
    await expectGoodDialog(
      button(page, text('address.delete', { name, area })),
      text('address.delete_title'),
    );
  });

  test('the dialogs that block checkout', async ({ page, customer, shop, cartPage }) => {
    await fillCart(page, onCard, 1);
    await cartPage.open();
    await expect(page.getByText(customer.name.split(' ')[0] ?? '').first()).toBeVisible();
    await expectGoodDialog(cartPage.clear, text('cart.clear_title'));
    await expectGoodDialog(cartPage.proceed, text('limit.minimum_title', { min: '100' }));
    await fillCart(page, outOfStock);
    await cartPage.open();
    await expect(cartPage.stepper(outOfStock)).toBeVisible();
    await shop.outOfStock(outOfStock);
    await expectGoodDialog(cartPage.proceed, text('cart.problem_title'));
  });

  test('menus and suggestions close with Esc, and the focus stays', async ({ page, customer }) => {
    await page.goto(paths.home);
    const banner = page.getByRole('banner');
    for (const [name, seen] of [
      [text('nav.categories'), text('nav.all_categories')],
      [customer.name.split(' ')[0] ?? '', text('account.profile')],
    ] as const) {
      const menu = banner.locator('summary').filter({ hasText: name });
      await menu.press('Enter');
      await expect(banner.getByRole('link', { name: seen })).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectNoFinding(page, 'header');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(banner.getByRole('link', { name: seen })).toBeHidden();
      await expect(menu).toBeFocused();
    }

    const search = page.getByRole('combobox', { name: text('search.label') });
    await search.fill('onion');
    await expect(page.getByRole('option').first()).toBeVisible();
    await search.press('ArrowUp');
    await expect(page.getByRole('option').last()).toHaveAttribute('aria-selected', 'true');
    await expectNoFinding(page, 'header');
    await search.press('Escape');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('onion');
  });
});
