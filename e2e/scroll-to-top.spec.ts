import { sample } from '@/e2e/fixtures/sample';
import { expect, test } from '@/e2e/fixtures/test';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';

for (const [width, height] of [
  [390, 844],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`[2.scrollToTop] at ${width} px the scroll-to-top button covers nothing at the end of the page, and leads to the top`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(paths.category(sample.category.slug));
    const toTop = page.getByRole('button', { name: text('nav.to_top') });
    await expect(async () => {
      await page.mouse.wheel(0, 3000);
      await expect(toTop).toBeVisible({ timeout: 500 });
    }).toPass();
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      await link.click({ trial: true });
    }
    await toTop.click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(toTop).toBeHidden();
  });
}

test('on a screen too low for it the scroll-to-top button does not cover what has the focus', {
  tag: '@a11y',
}, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(paths.category(sample.category.slug));
  const toTop = page.getByRole('button', { name: text('nav.to_top'), includeHidden: true });
  await expect(async () => {
    await page.mouse.wheel(0, 3000);
    await expect(toTop).toBeAttached({ timeout: 500 });
  }).toPass();
  await expect(toTop).toBeHidden();
});
