import type { Page } from 'playwright/test';

/**
 * Tamil words not marked as Tamil, which a screen reader would read as English (WCAG 3.1.2), and a wrong page language.
 */
export function misreadWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong =
      document.documentElement.lang === 'en-IN' ? [] : [`the page is in "${document.documentElement.lang}"`];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (!element || element.closest('script, style, [lang="ta"]')) continue;
      if (/\p{Script=Tamil}/u.test(text.textContent ?? '')) wrong.push(text.textContent ?? '');
    }
    return wrong;
  });
}
