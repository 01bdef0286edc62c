import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const { category } = sample;
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Scrolls until the list has more cards than its first page. @returns how many there are. */
async function scrollToMore(page: Page): Promise<number> {
  const first = await cards(page).count();
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards(page).count()).toBeGreaterThan(first);
  }).toPass();
  return cards(page).count();
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test('[2.route.category] [d26.back] decisions 26: a list loads more pages, and Back restores cards and scroll position, also after a reload', async ({
      page,
    }) => {
      await page.goto(paths.category(category.slug, { sort: 'name' }));
      const count = await scrollToMore(page);
      const last = cards(page).last();
      await last.scrollIntoViewIfNeeded();
      const place = await scrollY(page);
      expect(place).toBeGreaterThan(height);

      for (const wayBack of ['at once', 'after a reload']) {
        await last.getByRole('link').first().click();
        await expect(page).toHaveURL(/product-detail/);
        if (wayBack === 'after a reload') await page.reload();
        await page.goBack();
        await expect(cards(page)).toHaveCount(count);
        await expect.poll(() => scrollY(page), { message: wayBack }).toBeGreaterThan(place - 60);
        expect(await scrollY(page), wayBack).toBeLessThan(place + 60);
      }
    });

    test('filters and sort order are in the URL, and Back undoes them one by one', async ({ page }) => {
      await page.goto(paths.category(category.slug));
      const all = await page.getByText(/Products Found/).textContent();
      const filters = page.getByRole('navigation', { name: text('filter.title') });
      await filters.getByRole('link', { name: text('filter.in_stock') }).click();
      await filters.getByRole('link', { name: 'Under ₹30' }).click();
      await expect(page).toHaveURL(paths.category(category.slug, { filter: 'in-stock.under-30' }));
      await expect(page.getByText(/Products Found/)).not.toHaveText(all ?? '');
      await page.getByRole('combobox', { name: text('listing.sort') }).selectOption('unit_price');
      await expect(page).toHaveURL(
        /filter=in-stock\.under-30&sort=unit_price|sort=unit_price&filter=in-stock\.under-30/,
      );
      await filters.getByRole('link', { name: text('filter.clear') }).click();
      await expect(page).toHaveURL(paths.category(category.slug, { sort: 'unit_price' }));
      await page.goBack();
      await expect(page).toHaveURL(/under-30/);
      await expect(filters.getByRole('link', { name: /^Under ₹30/ })).toHaveAttribute('aria-current', 'true');
    });
  });
}

test('a filtered list that loads more pages stays filtered', async ({ page }) => {
  await page.goto(paths.search('k', { filter: 'under-30' }));
  const said = new RegExp(text('listing.count', { count: '(\\d+)' }));
  const found = Number((await page.getByText(said).textContent())?.match(said)?.[1]);
  expect(await scrollToMore(page)).toBeLessThanOrEqual(found);
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    expect(await cards(page).count()).toBe(found);
  }).toPass();
});

test.describe('without script', { tag: '@nojs' }, () => {
  test.use({ javaScriptEnabled: false });

  test('filters work, and search engines are pointed to the unfiltered list', async ({ page }) => {
    await page.goto(paths.category(category.slug));
    await page.getByRole('link', { name: text('filter.on_offer') }).click();
    await expect(page).toHaveURL(paths.category(category.slug, { filter: 'offer' }));
    await expect(cards(page).first()).toContainText('OFF');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${paths.category(category.slug)}$`),
    );
  });
});

test('[2.route.search] a search without results offers suggestions', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(paths.search('pomeganrett'));
  await expect(page.getByRole('heading', { name: text('search.none') })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Pomegranate' }).click();
  await expect(cards(page).first()).toContainText('Pomegranate');
});

test('today’s special can be filtered by category, each with its number of products', async ({ page }) => {
  await page.goto(paths.todaySpecial());
  const choice = page.getByRole('radio', { name: new RegExp(`^${category.name}`) });
  const count = /\d+$/.exec(
    (await page.getByRole('main').locator('label').filter({ has: choice }).textContent()) ?? '',
  );
  await choice.check();
  await expect(page).toHaveURL(paths.todaySpecial({ category: category.slug }));
  await expect(choice).toBeChecked();
  await expect(page.getByText(/Products Found/)).toHaveText(`${count?.[0]} Products Found`);
  await expect(cards(page)).toHaveCount(Number(count?.[0]));
});

test('[d26.back] after Back the selected order and category are those of the list, and the choice can be repeated', async ({
  page,
}) => {
  const order = page.getByRole('combobox', { name: text('listing.sort') });
  const cheapestFirst = paths.todaySpecial({ sort: 'price_asc' });
  await page.goto(paths.todaySpecial());
  for (const _visit of ['first', 'second']) {
    await order.selectOption('price_asc');
    await expect(page).toHaveURL(cheapestFirst);
    await page.goBack();
    await expect(order).toHaveValue('');
  }
  const all = page.getByRole('radio', { name: text('search.all_categories') });
  for (const _visit of ['first', 'second']) {
    await page.getByRole('radio', { name: new RegExp(`^${category.name}`) }).check();
    await expect(page).toHaveURL(paths.todaySpecial({ category: category.slug }));
    await page.goBack();
    await expect(all).toBeChecked();
  }
});
