import type { Locator, Page } from 'playwright/test';
import { expect } from '@/e2e/fixtures/shop-test';

/** Pictures and fonts of what is on screen have come. */
async function drawn(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await document.fonts.ready;
    const isSeen = (image: HTMLImageElement) => {
      const { top, bottom, width } = image.getBoundingClientRect();
      return width > 0 && top < innerHeight && bottom > 0;
    };
    return [...document.images].filter(isSeen).every(({ complete }) => complete);
  });
}

/** Where the controls of a carousel come when it is ready. */
const EMPTY_ROOMS = '[aria-roledescription="carousel"] > [aria-hidden="true"]';

/** Numbers of orders and mobiles, which are others in each run, are the same in each picture. */
async function nameAlike(page: Page): Promise<void> {
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
 * Compares the screen with `<name>.png` once `ready` is seen, the pointer away. What differs from run to run is made
 * alike, numbers of orders and mobiles, or masked: moments, and what `hidden` names.
 */
export async function expectLook(page: Page, name: string, ready: Locator, hidden: Locator[] = []) {
  await expect(ready).toBeVisible();
  await expect(page.locator(EMPTY_ROOMS)).toHaveCount(0);
  await page.mouse.move(0, 0);
  await drawn(page);
  await nameAlike(page);
  await expect
    .soft(page)
    .toHaveScreenshot(`${name}.png`, { mask: [page.locator('time'), ...hidden], maskColor: '#8b8672' });
}
