import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { addButton } from '@/e2e/steps/basket';
import { completeOrder, expectSuccess } from '@/e2e/steps/checkout';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const { category, inDialogs } = sample;
const product = inDialogs.onCard;

/** Live regions with these words; filtered, as Next's route announcer is an alert too. */
const announced = (page: Page, role: 'status' | 'alert', words: string | RegExp) =>
  expect(page.getByRole(role).filter({ hasText: words }).first()).toBeAttached();

test.describe('a screen reader', { tag: '@a11y' }, () => {
  test('finds its way through the catalogue and is told what happens', async ({ page }) => {
    await page.goto(paths.home);
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "${text('nav.skip')}"
      - banner:
        - link "${text('nav.brand_home')}"
        - search:
          - combobox "${text('search.label')}"
          - button "${text('search.title')}"
        - link "${text('account.sign_in')}"
        - link "${text('cart.empty')}"
        - navigation "${text('nav.categories')}":
          - list:
            - listitem:
              - link "${text('home.specials')}"
      - main:
        - heading "${text('home.title')}" [level=1]
        - region "${text('home.offers')}":
          - button "${text('action.pause_slides')}"
          - button "${text('action.previous')}"
          - button "${text('action.next')}"
        - heading /${text('home.categories')}/ [level=2]
        - list:
          - listitem:
            - link /${category.name}/
      - contentinfo
    `);

    const search = page.getByRole('combobox', { name: text('search.label') });
    await search.fill('tomato');
    await announced(page, 'status', /^\d suggestions$/);
    await expect(page.getByRole('search')).toMatchAriaSnapshot(`
      - combobox "${text('search.label')}" [expanded]: tomato
      - listbox "${text('search.suggestions')}":
        - option /Tomato .+ ₹\\d+/
    `);
    await search.press('Escape');

    await page.getByRole('main').getByRole('link', { name: category.name }).first().click();
    await announced(page, 'alert', category.name);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - navigation "${text('nav.breadcrumb')}":
        - list:
          - listitem:
            - link "${text('nav.home')}"
          - listitem: ${category.name}
      - heading /${category.name}/ [level=1]
      - paragraph: /\\d+ Products Found/
      - combobox "${text('listing.sort')}"
      - list:
        - listitem:
          - article:
            - heading "${product.name}" [level=2]:
              - link "${product.name}"
            - paragraph: /Price ₹\\d+ was ₹\\d+/
            - button /Add to Cart:\\s+${product.name}/
    `);

    await page.getByRole('main').getByRole('link', { name: product.name, exact: true }).click();
    await announced(page, 'alert', product.name);
    const main = page.getByRole('main');
    await expect(main).toMatchAriaSnapshot(`
      - img "${product.name}"
      - button "${text('zoom.open')}"
      - heading "${product.name}" [level=1]
      - button "${text('product.add_favourite')}"
      - button "${text('share.button')}"
      - paragraph: /Price ₹\\d+ was ₹\\d+/
      - button /Add to Cart:\\s+${product.name}/
      - heading "${text('product.description')}" [level=2]
      - group "${text('product.related')}":
        - heading "${text('product.related')}" [level=2]
    `);
    await addButton(main, product.name).click();
    await announced(page, 'status', text('toast.added'));
    await expect(
      page.getByText(text.count('nav.cart_items', 1)).and(page.locator('[aria-live="polite"]')),
    ).toBeAttached();
    await expect(
      main.getByRole('group', { name: text('card.quantity_of', { name: product.name }) }).first(),
    ).toMatchAriaSnapshot(`
      - button "${text('cart.remove', { name: product.name })}"
      - textbox "${text('card.quantity')}": "1"
      - button "${text('card.more')}"
    `);
  });

  test('announces the cart, and the errors of sign-in', async ({ page }) => {
    await fillCart(page, product);
    await page.goto(paths.cart);
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${text('cart.title')}" [level=1]
      - button "${text('cart.clear')}"
      - table "${text('cart.title')}":
        - rowgroup:
          - row /${product.name}/:
            - rowheader /${product.name}/:
              - link "${product.name}"
            - cell:
              - group "${text('card.quantity_of', { name: product.name })}"
            - cell:
              - button "${text('cart.remove', { name: product.name })}"
      - complementary:
        - region "${text('cart.bill')}":
          - term: ${text('cart.grand_total')}
          - definition: /₹\\d+/
          - button "${text('cart.checkout')}"
    `);
    await page
      .getByRole('button', { name: text('cart.checkout') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', { name: text('signin.title') });
    await dialog.getByRole('textbox', { name: text('signin.name') }).fill(sample.address.name);
    await dialog.getByRole('textbox', { name: text('signin.mobile') }).fill('123');
    await dialog.getByRole('button', { name: text('signin.send') }).click();
    const mobile = dialog.getByRole('textbox', { name: text('signin.mobile') });
    await expect(mobile).toBeFocused();
    await expect(mobile).toHaveAccessibleDescription(`+91 ${text('signin.mobile_invalid')}`);
    await expect(mobile).toHaveValue('123');
    await expect(dialog).toMatchAriaSnapshot(`
      - button "${text('action.close')}"
      - heading "${text('signin.title')}" [level=2]
      - textbox "${text('signin.name')}": ${sample.address.name}
      - textbox "${text('signin.mobile')}" [invalid]: "123"
      - paragraph: ${text('signin.mobile_invalid')}
      - button "${text('signin.send')}"
    `);
  });

  test('announces at checkout what is chosen, and that the order is placed', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, product);
    await page.getByRole('radio', { name: new RegExp(text('checkout.cod')) }).check();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${text('checkout.title')}" [level=1]
      - region "${text('checkout.deliver_to')}":
        - group "${text('checkout.deliver_to')}":
          - radio "${sample.address.name}" [checked]
          - button "${text('address.edit', sample.address)}"
      - region "${text('checkout.pay_by')}":
        - group "${text('checkout.pay_by')}":
          - radio "${text('checkout.cod')}" [checked]
          - radio "${text('checkout.online')}"
      - complementary:
        - region "${text('checkout.summary')}":
          - term: ${text('cart.grand_total')}
          - definition: /₹\\d+/
          - button "${text('checkout.complete')}"
    `);
    await completeOrder(page).click();
    const order = await expectSuccess(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - heading "${text('success.title', { name: 'Meena' })}" [level=1]
      - definition:
        - link "#${order}"
      - link "${text('account.orders')}"
    `);
  });
});
