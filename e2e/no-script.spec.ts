import type { Locator, Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { addButton } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';

test.use({ javaScriptEnabled: false });

/** The quantity field of the product page or cart without JavaScript. */
const quantity = (page: Page, name: string) =>
  page.getByRole('spinbutton', { name }).filter({ visible: true });

/** The message about the form post that led to the page. */
const note = (page: Page) => page.getByRole('main').getByRole('status').first();

/** The price to pay of each product in a list, in rupees. */
async function pricesOf(main: Locator): Promise<number[]> {
  const cards = await main.getByRole('article').allTextContents();
  return cards.map((words) => Number(/Price\s*₹([\d.]+)/.exec(words)?.[1]));
}

const lineOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test.describe('without script', { tag: '@nojs' }, () => {
  test('[6.guest.may] [d26.pages] [d27.noWait] a shopper walks from home over a category to a product and searches', {
    tag: '@smoke',
  }, async ({ page }) => {
    await page.goto(paths.home);
    await page.getByRole('main').getByRole('link', { name: sample.category.name }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(sample.category.name);

    await page.getByRole('link', { name: text('listing.next_page') }).click();
    await expect(page).toHaveURL(paths.category(sample.category.slug, { page: 2 }));
    const card = page.getByRole('main').getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);

    const search = page.getByRole('combobox', { name: text('search.label') });
    await search.fill(name);
    await page
      .getByRole('search')
      .getByRole('button', { name: text('search.title'), exact: true })
      .click();
    await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
  });

  test('a list can be sorted and filtered', async ({ page }) => {
    await page.goto(paths.category(sample.category.slug));
    const main = page.getByRole('main');
    await main.getByRole('combobox', { name: text('listing.sort') }).selectOption('price_asc');
    await main.getByRole('button', { name: text('listing.apply') }).click();
    await expect(page).toHaveURL(paths.category(sample.category.slug, { sort: 'price_asc' }));
    const prices = await pricesOf(main);
    expect(new Set(prices).size).toBeGreaterThan(3);
    expect(prices).toEqual(prices.toSorted((one, other) => one - other));
    await main
      .getByRole('link', { name: new RegExp(text('filter.on_offer')) })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/filter=offer/);
    await expect(main.getByRole('article').first()).toBeVisible();
  });

  test.describe('a cart', () => {
    const { onCard, withoutScript } = sample;
    const [product] = sample.inCart;

    test('is filled from a product page and from a card, changed and emptied, and a reload changes nothing', async ({
      page,
    }) => {
      await page.goto(paths.product(product.slug));
      await quantity(page, text('card.quantity')).fill('3');
      await addButton(page.getByRole('main'), product.name).click();
      await expect(note(page)).toHaveText(text('toast.added_first'));
      const field = quantity(page, text('card.quantity_of', { name: product.name }));
      await expect(field).toHaveValue('3');
      await page.reload();
      await expect(field).toHaveValue('3');

      const search = paths.search(onCard.name);
      await page.goto(search);
      await addButton(page.getByRole('main'), onCard.name).click();
      await expect(lineOf(page, onCard.name)).toBeVisible();
      await page.getByRole('link', { name: text('cart.continue') }).click();
      await expect(page).toHaveURL(search);
      await addButton(page.getByRole('main'), onCard.name).click();
      await expect(note(page)).toHaveText(text('cart.already'));
      await expect(quantity(page, text('card.quantity_of', { name: onCard.name }))).toHaveValue('1');

      await field.fill('5');
      await page.getByRole('button', { name: text('cart.set_quantity', { name: product.name }) }).click();
      await expect(note(page)).toHaveText(text('toast.added'));
      await expect(field).toHaveValue('5');
      await page.getByRole('button', { name: text('cart.remove', { name: onCard.name }) }).click();
      await expect(note(page)).toHaveText(text('toast.removed'));
      await expect(lineOf(page, onCard.name)).toBeHidden();

      await page.goto(paths.cart);
      await page.locator('noscript a', { hasText: text('cart.open_plain') }).click();
      await expect(page).toHaveURL(paths.plainCart());
      await expect(field).toHaveValue('5');
      await page.getByRole('button', { name: text('cart.clear') }).click();
      await expect(note(page)).toHaveText(text('toast.removed_all'));
      await expect(page.getByRole('heading', { name: text('cart.empty_heading') })).toBeVisible();
    });

    test('in Tamil names its products in Tamil', async ({ page }) => {
      await page.goto(addressIn('ta', paths.search(onCard.name)));
      await page
        .getByRole('main')
        .getByRole('button', { name: new RegExp(onCard.tamil) })
        .first()
        .click();
      await expect(page).toHaveURL(new RegExp(addressIn('ta', paths.plainCart())));
      await expect(lineOf(page, onCard.tamil).getByRole('link', { name: onCard.tamil })).toBeVisible();
    });

    test('that cannot be read is not called empty', { tag: '@faults' }, async ({ page, line }) => {
      await page.goto(paths.product(onCard.slug));
      await addButton(page.getByRole('main'), onCard.name).click();
      const field = quantity(page, text('card.quantity_of', { name: onCard.name }));
      await expect(field).toHaveValue('1');
      await line.fail('cartcheck', 'error');
      await page.goto(paths.plainCart());
      await expect(page.getByText(text('cart.read_failed'))).toBeVisible();
      await expect(page.getByText(text('cart.empty_heading'))).toHaveCount(0);
      await line.mend();
      await page.getByRole('link', { name: text('action.retry') }).click();
      await expect(field).toHaveValue('1');
    });

    test('says which products are not available', async ({ page, shop }) => {
      await shop.stock(withoutScript, 4);
      await page.goto(paths.product(withoutScript.slug));
      await addButton(page.getByRole('main'), withoutScript.name).click();
      const field = quantity(page, text('card.quantity_of', { name: withoutScript.name }));
      await expect(field).toHaveValue('1');
      await shop.stock(withoutScript, 2);
      await field.fill('4');
      await page
        .getByRole('button', { name: text('cart.set_quantity', { name: withoutScript.name }) })
        .click();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(
        text('toast.stock_limit', { count: 2 }),
      );
      await expect(field).toHaveValue('2');

      await shop.stock(withoutScript, 1);
      await page.reload();
      await expect(page.getByText(text('check.outOfStock'))).toBeVisible();
      await page.getByRole('button', { name: text('cart.remove_problems') }).click();
      await expect(note(page)).toHaveText(text('toast.removed'));
    });
  });

  test('a visitor of an account page is told that sign-in needs JavaScript', async ({ page }) => {
    await page.goto(paths.myOrders);
    // why: Playwright's text search skips noscript
    const notice = page.locator('noscript [role="status"]');
    await expect(notice).toHaveText(text('signin.noscript'));
    await expect(notice).toBeVisible();
  });

  test('a pincode is checked by a plain form', async ({ page }) => {
    await page.goto(paths.home);
    await page
      .getByRole('banner')
      .getByRole('link', { name: text('pincode.set') })
      .click();
    for (const [pincode, answer, words] of [
      ['641002', 'served', text('pincode.served_here')],
      ['643001', 'not-served', text('error.not_served')],
      ['110001', 'elsewhere', text('pincode.tamil_nadu_only')],
      ['6410', 'incomplete', text('pincode.not_complete')],
    ] as const) {
      await page.getByRole('textbox', { name: text('pincode.label') }).fill(pincode);
      await page.getByRole('button', { name: text('pincode.check') }).click();
      await expect(page).toHaveURL(paths.deliveryAnswer(answer, pincode));
      await expect(page.getByRole('main').getByText(words)).toBeVisible();
    }
  });
});
