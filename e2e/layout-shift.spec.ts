import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { addButton, expectCartCount } from '@/e2e/steps/basket';
import { expectStill, hold, watchShifts } from '@/e2e/steps/stillness';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { text } from '@/lib/messages/text';

const [product] = sample.inCart;
const FONTS = '**/fonts/*latin*';

async function expectStillOnArrival(page: Page, path: string): Promise<void> {
  const letFontsCome = await hold(page, FONTS);
  const cart = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  // why: held fonts delay the load event, so a key press makes the scripts load; pressed before the first paint,
  // it would lay the page out without its styles
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.keyboard.press('Shift');
  await cart;
  await letFontsCome();
  await expectStill(page);
}

for (const width of [360, 390, 768, 1440]) {
  test.describe(`at ${width} px nothing shifts by itself, even when the fonts load late`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('on home, a list and a product', async ({ page }) => {
      await watchShifts(page);
      for (const path of [paths.home, paths.category(sample.category.slug), paths.product(product.slug)]) {
        await expectStillOnArrival(page, path);
      }
    });

    test('in a filled cart', async ({ page }) => {
      await fillCart(page, product);
      await watchShifts(page);
      await expectStillOnArrival(page, paths.cart);
    });
  });
}

test.describe('nothing shifts while a page streams in', () => {
  test.use({ isNew: true });

  for (const [width, path] of [
    [390, paths.home],
    [768, paths.home],
    [1440, paths.home],
    [390, paths.product(product.slug)],
    [390, paths.category(sample.category.slug)],
    [1440, paths.category(sample.category.slug)],
    [768, paths.testimonials],
    [1440, paths.todaySpecial()],
    [1440, paths.contactUs],
    [1440, paths.categories],
    [390, addressIn('ta', paths.product(product.slug))],
  ] as const) {
    test(`${path} at ${width} px`, async ({ page, piecemeal }) => {
      await page.setViewportSize({ width, height: 900 });
      await watchShifts(page);
      await page.goto(piecemeal + path, { waitUntil: 'domcontentloaded' });
      const { painted, whole } = await page.evaluate(() => {
        const [arrival] = performance.getEntriesByType('navigation');
        return {
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
          whole: arrival instanceof PerformanceNavigationTiming ? arrival.domContentLoadedEventStart : 0,
        };
      });
      expect(painted).toBeLessThan(whole);
      await expectStill(page);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing shifts when a toast appears', async ({ page }) => {
    await watchShifts(page);
    await page.goto(paths.category(sample.category.slug), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[popover]')).toBeAttached();
    await addButton(page, sample.onCard.name).click();
    await expect(page.getByRole('status').getByText(text('toast.added_first'))).toBeVisible();
    await expectStill(page);
  });

  test('nothing shifts when a dialog opens and closes', async ({ page }) => {
    await watchShifts(page);
    await page.goto(paths.category(sample.category.slug), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[popover]')).toBeAttached();
    await page
      .getByRole('button', { name: new RegExp(`^${text('card.favourite', { name: '' })}`) })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expectStill(page);
  });

  test('the page stays where it was scrolled to when a dialog of the header opens and closes', async ({
    page,
  }) => {
    await page.goto(paths.home, { waitUntil: 'networkidle' });
    await page.evaluate(() => scrollTo({ top: 1_800, behavior: 'instant' }));
    const opener = page.getByRole('banner').getByRole('link', { name: text('pincode.set') });
    const { x = 0, y = 0 } = (await opener.boundingBox()) ?? {};
    // why: a locator's own press scrolls to its element first
    await page.mouse.click(x + 20, y + 20);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(1_800);
  });

  test('nothing shifts at checkout when the addresses load after the cart', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, product);
    await watchShifts(page);
    const letAddressesCome = await hold(page, '**/api/addresses');
    await page.goto(paths.checkout, { waitUntil: 'commit' });
    await expectCartCount(page, 5);
    await letAddressesCome();
    await expect(page.getByRole('radio', { name: sample.address.name })).toBeVisible();
    await expectStill(page);
  });
});
