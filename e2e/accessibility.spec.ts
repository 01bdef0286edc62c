import type { Locator } from 'playwright/test';
import { expectNoFinding, expectNothingLost } from '@/e2e/access/examine';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

const UNKNOWN = '/no-such-page';

const OPEN = [
  paths.home,
  paths.categories,
  paths.category(sample.category.slug),
  paths.category(sample.category.slug, { sort: 'price_asc', page: 2 }),
  paths.todaySpecial(),
  paths.product(sample.onCard.slug),
  paths.search(),
  paths.search('onion'),
  paths.search('qqqq'),
  paths.delivery,
  `${paths.delivery}?pincode=641002`,
  paths.cart,
  paths.testimonials,
  paths.faq,
  paths.contactUs,
  paths.aboutUs,
  paths.whyUs,
  paths.terms,
  paths.privacy,
  paths.returns,
  paths.shipping,
  paths.zoomDemo,
  paths.legacyLogin,
  paths.legacyForgotPassword,
  paths.legacyOrder,
  '/unavailable',
  UNKNOWN,
];

/** Pages of a customer with an address and a full cart; the others look the same for everybody but for these parts. */
const OWN = [
  paths.checkout,
  paths.cart,
  paths.myOrders,
  paths.myFavourites,
  paths.myAddresses,
  paths.myProfile,
  paths.trackOrders,
  paths.home,
  paths.product(sample.onCard.slug),
];

test.describe('every page is for everybody', { tag: '@a11y' }, () => {
  test.slow();

  for (const path of OPEN) {
    test.describe(path, () => {
      if (path === UNKNOWN) test.use({ expectedErrors: [/status of 404/] });

      test('signed out', async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectNoFinding(page);
        await expectNothingLost(page);
      });
    });
  }

  test('in forced colours pictures, borders and what is current are seen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    await page.goto(paths.category(sample.category.slug));
    const styleOf = (part: Locator, name: 'backgroundColor' | 'borderTopColor') =>
      part.first().evaluate((element, property) => getComputedStyle(element)[property], name);
    const ground = await styleOf(page.locator('body'), 'backgroundColor');
    const main = page.getByRole('main');
    const rail = main.getByRole('navigation', { name: text('search.category') });
    expect(await styleOf(rail.locator('[aria-current]'), 'backgroundColor')).not.toBe(ground);
    expect(await styleOf(main.locator('article [data-tone]'), 'backgroundColor')).not.toBe(ground);
    const add = main.getByRole('button', { name: new RegExp(text('card.add')) });
    expect(await styleOf(add, 'borderTopColor')).not.toBe(ground);
  });

  test('zoomed to 400 % on a laptop’s screen, bars leave the page its room', async ({ page }) => {
    await fillCart(page, sample.onCard);
    await page.setViewportSize({ width: 320, height: 200 });
    await page.goto(paths.cart);
    await expect(page.getByRole('table')).toBeVisible();
    const tops = await page.evaluate(() => {
      scrollTo({ top: 300, behavior: 'instant' });
      return [20, 100, 180].map((y) => Boolean(document.elementFromPoint(160, y)?.closest('main')));
    });
    expect(tops).toEqual([true, true, true]);
  });

  test('each page has a title of its own', async ({ request }) => {
    const titles = new Map<string, string>();
    for (const path of OPEN.filter((open) => open !== UNKNOWN && !open.includes('?'))) {
      const html = await (await request.get(path)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
      expect(titles.get(title), `“${title}” of ${path}`).toBeUndefined();
      titles.set(title, path);
    }
  });

  test('signed in', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, sample.onCard);
    for (const path of OWN) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoFinding(page);
      await expectNothingLost(page);
    }
  });
});
