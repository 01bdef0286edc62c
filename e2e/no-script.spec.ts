import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test.use({ javaScriptEnabled: false });

test('without script a shopper walks from home over a category to a product and searches', async ({
  page,
}) => {
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
  await search.press('Enter');
  await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
});

test('without script a visitor of an account page is told what signing in needs', async ({ page }) => {
  await page.goto(paths.myOrders);
  // why: Playwright's own text search passes over noscript
  const notice = page.locator('noscript [role="status"]');
  await expect(notice).toHaveText(text('signin.noscript'));
  await expect(notice).toBeVisible();
});
