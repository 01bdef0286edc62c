import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/shop-test';
import { paths } from '@/lib/config/paths';

const PAGES = [paths.home, paths.category(sample.category.slug), paths.product(sample.onCard.slug)];

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, { tag: '@seo' }, () => {
    test.use({ isNew: true, viewport: { width, height: 900 } });

    for (const path of PAGES) {
      test(`${path} has its first picture asked for ahead, and once`, async ({ page }) => {
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
