import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart } from '@/e2e/steps/arrive';
import { paths } from '@/lib/config/paths';

// why: a font that comes late is swapped in, and how far that moves lines depends on the fonts of the machine
test.use({ expectedErrors: [/\/fonts\/.*/] });
test.beforeEach(({ page }) => page.route('**/fonts/**', (route) => route.abort()));

const [product] = sample.inCart;

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

/** The sum, as browsers tell it; below this it is written as 0.00. */
const NOTHING = 0.005;

async function shiftOf(page: Page, path: string): Promise<number> {
  const cart = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  await page.goto(path);
  await cart;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page.evaluate(async () => {
    await document.fonts.ready;
    const painted = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await painted();
    await painted();
    return Reflect.get(window, 'shifts').reduce((sum: number, shift: number) => sum + shift, 0);
  });
}

for (const width of [390, 1440]) {
  test.describe(`at ${width} px nothing moves by itself`, () => {
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
