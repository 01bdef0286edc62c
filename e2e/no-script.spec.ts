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
  await page
    .getByRole('search')
    .getByRole('button', { name: text('search.title'), exact: true })
    .click();
  await expect(page.getByRole('main').getByRole('link', { name, exact: true }).first()).toBeVisible();
});

test('without script a visitor of an account page is told what signing in needs', async ({ page }) => {
  await page.goto(paths.myOrders);
  // why: Playwright's own text search passes over noscript
  const notice = page.locator('noscript [role="status"]');
  await expect(notice).toHaveText(text('signin.noscript'));
  await expect(notice).toBeVisible();
});

test('without script a pincode is checked by a plain form', async ({ page }) => {
  await page.goto(paths.home);
  await page
    .getByRole('banner')
    .getByRole('link', { name: text('pincode.set') })
    .click();
  for (const [pincode, answer] of [
    ['641002', text('pincode.served', { pincode: '641002', city: 'Coimbatore' })],
    ['643001', text('pincode.not_served', { pincode: '643001' })],
    ['6410', text('pincode.not_complete')],
  ] as const) {
    await page.getByRole('textbox', { name: text('pincode.label') }).fill(pincode);
    await page.getByRole('button', { name: text('pincode.check') }).click();
    await expect(page).toHaveURL(`${paths.delivery}?pincode=${pincode}`);
    await expect(page.getByRole('main').getByText(answer)).toBeVisible();
  }
});
