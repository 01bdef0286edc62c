import type { Page } from 'playwright/test';

/** User settings that any page must support (WCAG 1.4.4, 1.4.10, 1.4.12). */
export const READERS = {
  'zoomed to 400 %': { width: 320, css: '' },
  'with wide spacing': {
    width: 390,
    css: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
      p { margin-bottom: 2em !important; }`,
  },
  'with text of 200 %': { width: 1440, css: 'html { font-size: 200% !important; }' },
  'with text of 200 % on a phone': { width: 390, css: 'html { font-size: 200% !important; }' },
} as const;

/**
 * Text that is cut off or outside the page, and the page's width when it scrolls sideways. Excluded: scroll containers,
 * and text available elsewhere (the current page in the breadcrumb, the description before Read More).
 */
export function lostText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const elsewhere =
      '[inert], .sr-only, svg, noscript, option, nav [aria-current="page"], [class*="clamped"]';

    /** The box that clips an element's text; undefined when it can be scrolled to, or is for screen readers only. */
    function frameOf(element: Element): DOMRect | undefined {
      let frame = new DOMRect(0, -1e6, width, 2e6);
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at);
        if (/auto|scroll/.test(overflowX)) return undefined;
        if (!/hidden|clip/.test(overflowX + overflowY)) continue;
        const { left, right, top, bottom } = at.getBoundingClientRect();
        if (right - left <= 1) return undefined;
        const [x, y] = [Math.max(left, frame.left), Math.max(top, frame.top)];
        frame = new DOMRect(x, y, Math.min(right, frame.right) - x, Math.min(bottom, frame.bottom) - y);
      }
      return frame;
    }

    const isCut = (box: DOMRect, { left, right, top, bottom }: DOMRect) =>
      box.left < left - 2 || box.right > right + 2 || box.top < top - 4 || box.bottom > bottom + 4;

    const lost = new Set<string>();
    if (document.documentElement.scrollWidth > innerWidth)
      lost.add(`the page is ${document.documentElement.scrollWidth} px wide`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      const words = text.textContent?.trim();
      if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (element.closest(elsewhere)) continue;
      const frame = frameOf(element);
      if (!frame) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((box) => isCut(box, frame))) lost.add(words.slice(0, 60));
    }
    return [...lost];
  });
}
