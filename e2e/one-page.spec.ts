import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

test('the document contains the current page only, not the previous ones', async ({ page }) => {
  const [product] = sample.inCart;
  await fillCart(page, product, 1);
  await page.goto(paths.product(product.slug));
  await page.evaluate(() => Reflect.set(window, 'isSameDocument', true));

  await page
    .getByRole('banner')
    .getByRole('link', { name: text('nav.cart_items_one') })
    .click();
  await expect(page).toHaveURL(paths.cart);
  await expect(page.locator('h1')).toHaveText(text('cart.title'));
  await page
    .getByRole('navigation', { name: text('nav.breadcrumb') })
    .getByRole('link', { name: text('nav.home') })
    .click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByText(text('cart.grand_total'))).toHaveCount(0);

  expect(await page.evaluate(() => Reflect.get(window, 'isSameDocument'))).toBe(true);
  for (const one of ['main', 'header', 'footer', 'h1']) await expect(page.locator(one)).toHaveCount(1);
  await expect(page.getByLabel(text('search.label'))).toHaveCount(1);
});
