import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { expectLook } from './shot';
import { DESKTOP, NIGHT, PHONE } from './views';

const title = { level: 1 } as const;

for (const view of [PHONE, DESKTOP, NIGHT]) {
  test.describe(view.name, { tag: '@visual' }, () => {
    test.use(view.use);

    test('home, a list and a product', async ({ page }) => {
      await page.goto(paths.home);
      await expectLook(
        page,
        `home-${view.name}`,
        page.getByRole('button', { name: text('action.play_slides') }),
      );
      const specials = page.getByRole('heading', { name: text('home.specials') });
      await specials.evaluate((heading) => heading.scrollIntoView());
      await expectLook(page, `specials-${view.name}`, specials);
      await page.goto(paths.category(sample.category.slug));
      await expectLook(page, `category-${view.name}`, page.getByRole('heading', title));
      await page.goto(paths.product(sample.withOffer.slug));
      await expectLook(page, `product-${view.name}`, page.getByRole('heading', title));
    });

    test('a filled cart', async ({ page }) => {
      await fillCart(page, sample.inCart[0]);
      await fillCart(page, sample.onCard);
      await page.goto(paths.cart);
      await expectLook(page, `cart-${view.name}`, page.getByRole('heading', { name: text('cart.bill') }));
      await page.goto(paths.product(sample.onCard.slug));
      const inCart = page.getByRole('link', { name: /^View cart/ }).filter({ visible: true });
      await expectLook(page, `product-in-cart-${view.name}`, inCart.first());
    });

    test('signing in', async ({ page }) => {
      await page.goto(paths.signIn(paths.myOrders));
      const dialog = page.getByRole('dialog', { name: text('signin.title') });
      await expectLook(page, `sign-in-${view.name}`, dialog);
    });
  });
}

test.describe('lists and search', { tag: '@visual' }, () => {
  test.use(PHONE.use);

  test('categories, special, search', async ({ page }) => {
    await page.goto(paths.categories);
    await expectLook(page, 'categories', page.getByRole('button', { name: text('action.play_slides') }));
    await page.goto(paths.todaySpecial());
    await expectLook(page, 'today-special', page.getByRole('heading', title));
    await page.goto(paths.search('onion'));
    await expectLook(page, 'search', page.getByRole('heading', title));
    await page.goto(paths.search('zzzzzz'));
    await expectLook(page, 'search-none', page.getByRole('heading', { name: text('search.none') }));
    await page.goto(paths.category(sample.category.slug, { filter: 'over-100' }));
    await expectLook(
      page,
      'filtered-none',
      page.getByRole('heading', { name: text('listing.empty_filtered') }),
    );
  });

  test('suggestions', async ({ page }) => {
    await page.goto(paths.todaySpecial());
    const field = page.getByRole('combobox', { name: text('search.label') }).filter({ visible: true });
    const suggestion = page.getByRole('listbox').getByRole('option').first();
    await expect(async () => {
      await field.fill('onio');
      await expect(suggestion).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await expectLook(page, 'suggestions', suggestion);
  });

  test('the end of a page', async ({ page }) => {
    await page.goto(paths.faq);
    const footer = page.getByRole('contentinfo');
    await footer.evaluate((element) => element.scrollIntoView());
    await expectLook(page, 'footer', footer, [page.getByText(/©/)]);
  });
});

test.describe('menus of wide screens', { tag: '@visual' }, () => {
  test.use(DESKTOP.use);

  test('the category menu', async ({ page }) => {
    await page.goto(paths.faq);
    await page.getByRole('banner').getByText(text('nav.categories'), { exact: true }).click();
    await expectLook(page, 'category-menu', page.getByRole('link', { name: /Exotic Picks/ }).last());
  });
});
