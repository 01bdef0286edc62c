import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { sample } from '@/e2e/fixtures/sample';
import { settings } from '@/e2e/fixtures/settings';
import { expect, test } from '@/e2e/fixtures/test';
import { expectStill, forgetShifts, hold, watchShifts } from '@/e2e/steps/stillness';
import { paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';

/** Replaces the phone's local Tamil font, in one or both weights, as the test machine may not have it. */
async function haveNoto(page: Page, weights: readonly (keyof typeof NOTO)[]): Promise<void> {
  await page.route(
    (url) => url.origin === settings.origin && url.pathname.startsWith('/ta'),
    async (route) => {
      const response = await route.fetch();
      const html = weights.reduce(
        (before, weight) => {
          const file = require.resolve(
            `@fontsource/noto-sans-tamil/files/noto-sans-tamil-tamil-${weight}-normal.woff2`,
          );
          return before.replaceAll(
            NOTO[weight],
            `url(data:font/woff2;base64,${readFileSync(file, 'base64')})`,
          );
        },
        await response.text(),
      );
      await route.fulfill({ response, body: html });
    },
  );
}

const NOTO = {
  400: /local\(["']?Noto Sans Tamil["']?\)/g,
  700: /local\(["']?Noto Sans Tamil Bold["']?\)/g,
} as const;

/** Runs in the browser: the page is parsed and the Tamil fallback font has loaded. */
function standsIn(): boolean {
  const faces = [...document.fonts].filter(({ family }) => family.includes('Noto'));
  if (document.readyState === 'loading') return false;
  return faces.some(({ status }) => status === 'loaded') && faces.every(({ status }) => status !== 'loading');
}

test.describe('nothing shifts when the Tamil web font loads, on a device', () => {
  // why: the rewritten styles violate the page's CSP
  test.use({ bypassCSP: true });

  for (const [has, weights] of [
    ['that has them in one weight', [400]],
    ['that has them in two', [400, 700]],
  ] as const)
    for (const width of [360, 390, 412, 1280, 1366, 1440])
      test(`${has}, at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await haveNoto(page, weights);
        await watchShifts(page);
        for (const path of [
          paths.home,
          paths.category(sample.category.slug),
          paths.product(sample.onCard.slug),
        ]) {
          const letFontsCome = await hold(page, '**/fonts/*');
          await page.goto(addressIn('ta', path), { waitUntil: 'commit' });
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForFunction(standsIn);
          await forgetShifts(page);
          await letFontsCome();
          await expectStill(page);
        }
      });
});
