import { expectFocusSeen, press, tabTo, typeInto } from '@/e2e/access/keyboard';
import { lastCode } from '@/e2e/fixtures/last-code';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { addButton, expectQuantity, expectSaved, stepperOf } from '@/e2e/steps/basket';
import { completeOrder, expectSuccess, proceedButton } from '@/e2e/steps/checkout';
import { watchHydration } from '@/e2e/steps/hydration';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const { address, byKeyboard: product } = sample;

test('a guest buys with the keyboard alone, from home to tracking the order', { tag: '@a11y' }, async ({
  page,
  mobile,
}) => {
  const { keyboard } = page;
  const main = page.getByRole('main');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });

  await test.step('home → past the header and back → search → a suggestion', async () => {
    await page.goto(paths.home);
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: text('nav.skip') })).toBeFocused();
    await expect(page.getByRole('link', { name: text('nav.skip') })).toBeInViewport();
    await keyboard.press('Enter');
    await expect(main).toBeFocused();
    const search = page.getByRole('combobox', { name: text('search.label') });
    await tabTo(search, 'Shift+Tab');
    await keyboard.type(product.name);
    const option = page.getByRole('option', { name: new RegExp(product.name) });
    await expect(option).toBeVisible();
    await keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('aria-selected', 'true');
    await expect(search).toBeFocused();
    await keyboard.press('Enter');
    await expect(page).toHaveURL(paths.product(product.slug));
    await expect(main.getByRole('heading', { level: 1 })).toContainText(product.name);
    await expectFocusSeen(page);
  });

  await test.step('product → Add to Cart → more of it → cart', async () => {
    await press(addButton(main, product.name));
    const stepper = stepperOf(main, product.name);
    await expectQuantity(stepper, 1);
    await expectFocusSeen(page);
    const more = stepper.getByRole('button', { name: text('card.more') });
    await tabTo(more);
    for (let times = 1; times < 5; times += 1) await keyboard.press('Enter');
    await expectQuantity(stepper, 5);
    await expect(more).toBeFocused();
    await expectSaved(page, product.slug, 5);
    await tabTo(
      page
        .getByRole('link', { name: text.count('nav.cart_items', 5) })
        .filter({ visible: true })
        .first(),
      'Shift+Tab',
    );
    await keyboard.press('Enter');
    await expect(page).toHaveURL(paths.cart);
    await expectFocusSeen(page);
  });

  await test.step('cart → sign in with the code', async () => {
    await press(proceedButton(page));
    await expect(field(text('signin.name'))).toBeFocused();
    await keyboard.type(address.name);
    await typeInto(field(text('signin.mobile')), mobile);
    await keyboard.press('Enter');
    await expect(field(text('signin.code'))).toBeFocused();
    await keyboard.type(await lastCode(mobile));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(paths.checkout);
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectFocusSeen(page);
  });

  await test.step('address, with the focus on its first error', async () => {
    const addNew = button(text('checkout.add_new'));
    await press(addNew);
    const dialog = page.getByRole('dialog', { name: text('address.add_title') });
    await expect(dialog).toBeVisible();
    await expectFocusSeen(page);
    await press(dialog.getByRole('button', { name: text('address.save') }));
    await expect(field(text('address.address'))).toBeFocused();
    await expect(field(text('address.address'))).toHaveAccessibleDescription(/.+/);
    await keyboard.type(address.address);
    await typeInto(field(text('address.area')), address.area);
    await typeInto(dialog.getByRole('combobox', { name: text('address.city') }), address.city);
    const pincode = dialog.getByRole('combobox', { name: text('address.pincode') });
    await expect(pincode.getByRole('option', { name: address.pincode, includeHidden: true })).toBeAttached();
    await typeInto(pincode, address.pincode);
    await press(dialog.getByRole('button', { name: text('address.save') }));
    await expect(dialog).toBeHidden();
    await expectFocusSeen(page);
  });

  await test.step('address and payment by their arrows → Complete Order → tracking', async () => {
    await expect(page.getByRole('radio', { name: address.name })).toBeChecked();
    const cash = page.getByRole('radio', { name: new RegExp(text('checkout.cod')) });
    await press(cash, 'Space');
    await keyboard.press('ArrowDown');
    await expect(cash).not.toBeChecked();
    await keyboard.press('ArrowUp');
    await expect(cash).toBeChecked();
    await press(completeOrder(page));
    await expectSuccess(page);
    await expectFocusSeen(page);
    await press(main.getByRole('link', { name: text('account.orders') }));
    await expect(page).toHaveURL(paths.myOrders);
    await press(main.getByRole('link', { name: text('orders.track') }).first());
    await expect(main.getByRole('list', { name: text('track.timeline') })).toBeVisible();
    await expectFocusSeen(page);
  });
});

test('after choosing a sort order or a category with the keyboard, the focus is on the same control', {
  tag: '@a11y',
}, async ({ page }) => {
  await page.goto(paths.todaySpecial());
  const order = page.getByRole('combobox', { name: text('listing.sort') });
  await tabTo(order);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(order).toHaveValue('price_desc');
  await expect(page).toHaveURL(paths.todaySpecial());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/sort=price_desc/);
  await expect(order).toBeFocused();
  await expectFocusSeen(page);
  const [all, first] = [0, 1].map((at) => page.getByRole('radio').nth(at));
  if (!all || !first) throw new Error('no categories');
  await tabTo(all, 'Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeChecked();
  await expect(page).not.toHaveURL(/category=/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/category=/);
  await expect(first).toBeFocused();
  await expect(first).toBeChecked();
});

test('after pressing a filter with the keyboard, the focus is on the same filter', { tag: '@a11y' }, async ({
  page,
}) => {
  const whenHydrated = await watchHydration(page);
  await page.goto(paths.category(sample.category.slug));
  const filters = page.getByRole('navigation', { name: text('filter.title') });
  const onOffer = filters.getByRole('link', { name: new RegExp(`^${text('filter.on_offer')}`) });
  await tabTo(onOffer);
  await whenHydrated();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filter=offer/);
  await expect(onOffer).toHaveAttribute('aria-current', 'true');
  await expect(onOffer).toBeFocused();
  await expectFocusSeen(page);
  await whenHydrated();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/filter=/);
  await expect(onOffer).toBeFocused();
});

test('on a phone a focused filter is whole in its row, and not faded', { tag: '@a11y' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(paths.category(sample.category.slug));
  const filters = page.getByRole('navigation', { name: text('filter.title') });
  for (const filter of await filters.getByRole('link').all()) {
    await tabTo(filter);
    await expect(filter).toBeInViewport({ ratio: 1 });
    await expect(filters.getByRole('list')).toHaveCSS('mask-image', 'none');
  }
});
