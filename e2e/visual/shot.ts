import type { Locator, Page } from 'playwright/test';
import { expect } from '@/e2e/fixtures/test';

/** Waits for fonts and for the images on screen. */
async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    };
    return [...document.images].filter(isSeen).every(({ complete }) => complete);
  });
}

/** Placeholder of a carousel's controls, present until they are ready. */
const EMPTY_ROOMS = 'section[aria-roledescription] > [aria-hidden="true"]';

/** Replaces order and mobile numbers, which differ in each run, by fixed ones. */
async function replaceNumbers(page: Page): Promise<void> {
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const said = node.nodeValue ?? '';
      const alike = said
        .replace(/KD[A-Z0-9]{10}/g, 'KD7Q2M9X4TBA')
        .replace(/[6-9]\d{4}( ?)\d{5}/g, '98430$112345');
      if (alike !== said) node.nodeValue = alike;
    }
  });
}

/**
 * Compares the screen with `<name>.png` once `ready` is visible, with the pointer out of the way. Order and mobile
 * numbers are replaced by fixed ones; times and `hidden` are masked.
 */
export async function expectLook(page: Page, name: string, ready: Locator, hidden: Locator[] = []) {
  await expect(ready).toBeVisible();
  await expect(page.locator(EMPTY_ROOMS)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await waitForImages(page);
  await replaceNumbers(page);
  await expect
    .soft(page)
    .toHaveScreenshot(`${name}.png`, { mask: [page.locator('time'), ...hidden], maskColor: '#8b8672' });
}
