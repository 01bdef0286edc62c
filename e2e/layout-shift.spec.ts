import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { fillCart, reachCheckout } from '@/e2e/steps/arrive';
import { addButton, expectCartCount } from '@/e2e/steps/basket';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

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

/** What a page asks for comes when the page has been read for a while without it; answers how to let it come. */
async function hold(page: Page, url: string): Promise<() => Promise<void>> {
  let letCome = () => {};
  const allowed = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(url, async (route) => {
    await allowed;
    await route.continue();
  });
  return async () => {
    const answer = page.waitForResponse(url);
    letCome();
    await answer;
    await page.unroute(url);
  };
}

/** The sum, as browsers tell it; below this it is written as 0.00. */
const NOTHING = 0.005;

async function shiftOf(page: Page, path: string): Promise<number> {
  const letFontsCome = await hold(page, FONTS);
  const cart = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/cart');
  // why: fonts that are held keep the page from being loaded; a key has its scripts come all the same, and would have a
  // page that is not painted yet laid out without its styles
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.keyboard.press('Shift');
  await cart;
  await letFontsCome();
  return shiftSoFar(page);
}

async function shiftSoFar(page: Page): Promise<number> {
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

/** A page's text comes in many pieces, and is painted in between. */
const SLOW_LINE = { offline: false, latency: 0, downloadThroughput: 30_000, uploadThroughput: 30_000 };

test.describe('nothing moves while a page comes in', () => {
  test.use({ isNew: true });

  for (const [width, path] of [
    [390, paths.home],
    [768, paths.home],
    [768, paths.testimonials],
    [1440, paths.home],
    [1440, paths.todaySpecial()],
    [1440, paths.contactUs],
  ] as const) {
    test(`${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_LINE);
      await watchShifts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const { painted, whole } = await page.evaluate(() => {
        const [arrival] = performance.getEntriesByType('navigation');
        return {
          painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
          whole: arrival instanceof PerformanceNavigationTiming ? arrival.domContentLoadedEventStart : 0,
        };
      });
      expect(painted).toBeLessThan(whole);
      expect(await shiftSoFar(page)).toBeLessThan(NOTHING);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('nothing moves when a toast comes', async ({ page }) => {
    await watchShifts(page);
    await page.goto(paths.category(sample.category.slug), { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.locator('[popover]')).toBeAttached();
    await addButton(page, sample.onCard.name).click();
    await expect(page.getByRole('status').getByText(text('toast.added_first'))).toBeVisible();
    expect(await shiftSoFar(page)).toBeLessThan(NOTHING);
  });

  test('nothing moves when a dialog comes and goes', async ({ page }) => {
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
    expect(await shiftSoFar(page)).toBeLessThan(NOTHING);
  });

  test('nothing moves at checkout when the addresses come after the cart', async ({ page, mobile }) => {
    await reachCheckout(page, mobile, product);
    await watchShifts(page);
    const letAddressesCome = await hold(page, '**/api/addresses');
    await page.goto(paths.checkout, { waitUntil: 'commit' });
    await expectCartCount(page, 5);
    await letAddressesCome();
    await expect(page.getByRole('radio', { name: sample.address.name })).toBeVisible();
    expect(await shiftSoFar(page)).toBeLessThan(NOTHING);
  });
});
