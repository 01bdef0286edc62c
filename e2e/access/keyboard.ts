import type { Locator, Page } from 'playwright/test';
import { expect } from '@/e2e/fixtures/test';

/** More than any page needs from one of its ends to any control. */
const MOST_TABS = 150;

/** What is wrong with the focus; undefined when it is visible (WCAG 2.4.7, 2.4.11). */
function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'the focus is nowhere';
    const name = `${element.outerHTML.slice(0, 120)}…`;
    const isDrawn = (at: Element | null, levels: number): boolean => {
      if (!at || levels === 0) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(at);
      return (
        (outlineStyle !== 'none' && outlineWidth !== '0px') ||
        boxShadow !== 'none' ||
        isDrawn(at.parentElement, levels - 1)
      );
    };
    const isPlace = element.getAttribute('tabindex') === '-1';
    if (!isPlace && !isDrawn(element, 4)) return `no ring around ${name}`;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    if (isPlace || right - left <= 1) return undefined;
    const xs = [left + 2, (left + right) / 2, right - 2];
    const ys = [top + 2, (top + bottom) / 2, bottom - 2];
    const isOnTop = xs.some((x) =>
      ys.some((y) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.contains(element));
      }),
    );
    return isOnTop ? undefined : `something lies over ${name}`;
  });
}

/** Something has the focus, and it is visible. */
export async function expectFocusSeen(page: Page): Promise<void> {
  await expect.poll(() => focusProblem(page), { intervals: [0, 50, 100, 250] }).toBeUndefined();
}

/** Presses Tab until `target` has the focus; the focus must be visible all the way. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const page = target.page();
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
    await expectFocusSeen(page);
  }
  throw new Error(`${target} is not reached within ${MOST_TABS} presses of ${key}.`);
}

/** Tabs to an element and presses it. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

/** Tabs to a field and types into it. */
export async function typeInto(target: Locator, words: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(words);
}
