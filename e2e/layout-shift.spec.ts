import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';

const [product] = sample.inCart;
const FONTS = '**/fonts/*latin*';

/** Notes, from its first paint on, whatever moves in a page by itself. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Fonts come when the page has been read for a while in what the machine has; answers how to let them come. */
async function holdFonts(page: Page): Promise<() => Promise<void>> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(FONTS, async (route) => {
    await allowed;
    await route.continue();
  });
  return async () => {
    const font = page.waitForResponse(FONTS);
    letCome();
    await font;
    await page.unroute(FONTS);
  };
}

/** The sum, as browsers tell it; below this it is written as 0.00. */
const NOTHING = 0.005;

async function shiftOf(page: Page, path: string): Promise<number> {
  const letFontsCome = await holdFonts(page);
  const cart = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  // why: fonts that are held keep the page from being loaded
  await page.goto(path, { waitUntil: 'commit' });
  await cart;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await letFontsCome();
  return page.evaluate(async () => {
    await document.fonts.ready;
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    return Reflect.get(window, 'shifts').reduce((sum: number, shift: number) => sum + shift, 0);
  });
}

for (const width of [360, 390, 768, 1440]) {
  test.describe(`at ${width} px nothing moves by itself, even when the fonts come late`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('on home, a list and a product', async ({ page }) => {
      await watchShifts(page);
      for (const path of [paths.home, paths.category(sample.category.slug), paths.product(product.slug)]) {
        expect(await shiftOf(page, path), path).toBeLessThan(NOTHING);
      }
    });

    test('in a cart that has something', async ({ page }) => {
      await fillCart(page, product);
      await watchShifts(page);
      expect(await shiftOf(page, paths.cart)).toBeLessThan(NOTHING);
    });
  });
}
