import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';

const PAGES = [paths.home, paths.category(sample.category.slug), paths.product(sample.onCard.slug)];

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, { tag: '@seo' }, () => {
    test.use({ isNew: true, viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`${path} preloads its first picture, and requests it once`, async ({ page }) => {
        await page.goto(path);
        const shown = await page
          .locator('img[fetchpriority=high]')
          .first()
          .evaluate((image: HTMLImageElement) => image.currentSrc);
        const askedBy = await page.evaluate(
          (address) =>
            performance.getEntriesByName(address).map((entry) => Reflect.get(entry, 'initiatorType')),
          shown,
        );
        expect(askedBy).toEqual(['link']);
        const ahead = await page.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .filter((entry) => Reflect.get(entry, 'initiatorType') === 'link')
            .map(({ name }) => name)
            .filter((name) => /\.(avif|webp)$/.test(name)),
        );
        expect(ahead).toEqual([shown]);
      });
    }
  });
}

const PICTURES = /\/(media|art)\/.*\.(avif|webp|jpg)$/;
const FONTS = /\/fonts\/.*\.woff2$/;

/** Opens home with its pictures held until `release`, and waits for its other requests. */
async function openWithoutPictures(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (FONTS.test(request.url())) asked.push(request.url());
  });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PICTURES, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return { asked, release };
}

const fontsOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

test.describe('a new visitor', () => {
  test.use({ isNew: true });

  test('gets the web font after the picture', async ({ page }) => {
    const { asked, release } = await openWithoutPictures(page);
    expect(asked).toEqual([]);
    expect(await fontsOf(page)).not.toMatch(/\bAnek,/);
    release();
    await expect.poll(() => fontsOf(page)).toMatch(/\bAnek,/);
    expect(asked.length).toBeGreaterThan(0);
  });
});

test('a returning visitor gets the web font at once', async ({ page }) => {
  const { asked, release } = await openWithoutPictures(page);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  expect(await fontsOf(page)).toMatch(/\bAnek,/);
  release();
});
