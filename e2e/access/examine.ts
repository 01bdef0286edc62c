import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';
import { expect } from '@/e2e/fixtures/test';
import { lostText, READERS } from './lost-text';
import { smallTargets } from './small-targets';
import { misreadWords } from './tamil-words';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [390, 1440] as const;
const HEIGHT_PX = 900;

async function showTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await waitForFades(page);
}

/** Waits until colours and toasts have faded in: axe would measure the colours in between. */
async function waitForFades(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    while (fading().length > 0) {
      await Promise.allSettled(fading().map(({ finished }) => finished));
      // why: finished animations may stay listed until the next frame, which awaiting promises alone never reaches
      await new Promise(requestAnimationFrame);
    }
  });
}

const EVERY_RULE: RunOptions = { runOnly: { type: 'tag', values: RULES } };
const COLOURS: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

async function violationsIn(page: Page, part: string, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([root, options]): Promise<AxeResults['violations']> =>
      (await Reflect.get(window, 'axe').run(root, options)).violations,
    [part, { ...rules, resultTypes: ['violations'] }] as const,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** axe's violations in a part of the page. The dark theme only changes colours, so only contrast is checked again. */
async function findings(page: Page, part: string): Promise<string[]> {
  await showTheme(page, 'light');
  const light = await violationsIn(page, part, EVERY_RULE);
  await showTheme(page, 'dark');
  const dark = await violationsIn(page, part, COLOURS);
  return [...light, ...dark.map((violation) => `dark, ${violation}`)];
}

/** Part of the page passes axe in its current theme and width; `expectNoFinding` checks all of them. */
export async function expectNoViolation(page: Page, part = 'html'): Promise<void> {
  await waitForFades(page);
  expect(await violationsIn(page, part, EVERY_RULE)).toEqual([]);
}

/** Animations that go on although reduced motion is set. */
function movingParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const isLasting = Number(animation.effect?.getComputedTiming().activeDuration) > 5;
      const isOfTime = animation.timeline instanceof DocumentTimeline;
      return animation instanceof CSSAnimation && isLasting && isOfTime ? [animation.animationName] : [];
    }),
  );
}

/** Part of the page passes axe in both themes and all widths, and its touch targets are large enough. */
export async function expectNoFinding(page: Page, part = 'html'): Promise<void> {
  await showTheme(page, 'light');
  expect.soft(await movingParts(page), `motion, ${page.url()}`).toEqual([]);
  expect.soft(await misreadWords(page), `languages, ${page.url()}`).toEqual([]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    // why: a target scrolled under the header by the previous check would count as small
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect.soft(await findings(page, part), `axe at ${width} px, ${page.url()}`).toEqual([]);
    expect.soft(await smallTargets(page, part), `small targets at ${width} px, ${page.url()}`).toEqual([]);
  }
}

/** Adds user styles to the page, as a constructed stylesheet, which the CSP allows. */
export async function readWith(page: Page, css: string): Promise<void> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
}

/** No text is lost under any user setting in `READERS`. */
export async function expectNothingLost(page: Page): Promise<void> {
  for (const [reader, { width, css }] of Object.entries(READERS)) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    await readWith(page, css);
    expect.soft(await lostText(page), `${reader}, ${page.url()}`).toEqual([]);
  }
  await readWith(page, '');
}
