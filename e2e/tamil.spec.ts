import { englishOnPage } from '@/e2e/fixtures/english-on-page';
import { at, text } from '@/e2e/fixtures/language';
import { PUBLIC_PAGES } from '@/e2e/fixtures/routes';
import { expect, test } from '@/e2e/fixtures/test';
import { signInWithCode } from '@/e2e/steps/sign-in';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';

/** Pages with a Tamil search term instead of an English one. */
const PAGES = PUBLIC_PAGES.map((path) => {
  if (path === paths.search('onion')) return paths.search('வெங்காயம்');
  return path === paths.search('qqqq') ? paths.search('இல்லாதது') : path;
});

test.use({ viewport: { width: 390, height: 844 } });

test.describe('in Tamil', { tag: '@tamil' }, () => {
  for (const path of PAGES) {
    test(`${path} says nothing in English`, async ({ page }) => {
      await page.goto(addressIn('ta', path));
      await expect(page.locator('html')).toHaveAttribute('lang', 'ta-IN');
      expect(await englishOnPage(page)).toEqual([]);
    });
  }
});

test.describe('a customer without orders', { tag: '@tamil' }, () => {
  test.use({ language: 'ta' });

  test('reads that there are none in Tamil, whatever the language of the browser', async ({
    page,
    mobile,
  }) => {
    await page.goto(at(paths.signIn(paths.myOrders)));
    await signInWithCode(page, { name: 'Meena', mobile });
    await expect(page).toHaveURL(at(paths.myOrders));
    await page.reload();
    await expect(page.getByRole('heading', { name: text('orders.empty') })).toBeVisible();
  });
});
