import type { Page } from 'playwright/test';

const TARGETS = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';

/** Minimum size of every target (WCAG 2.5.8), and of the main controls. */
const LEAST_PX = 24;
const CONTROL_PX = 44;

/**
 * Controls with too small a touch target. The area that responds to touch counts, not the drawing: a card's link is as
 * large as its card. Links within a sentence are exempt.
 */
export function smallTargets(page: Page, part: string): Promise<string[]> {
  return page.evaluate(
    ({ inPart, least, ofControl }) => {
      const links = 'a:not([class*="button"], header a, [role="listbox"] a)';

      function boxOf(element: Element): DOMRect {
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const own = element.getBoundingClientRect();
        const labels = label?.getBoundingClientRect();
        return labels && labels.width * labels.height > own.width * own.height ? labels : own;
      }

      function isInSentence(element: Element): boolean {
        if (!getComputedStyle(element).display.startsWith('inline')) return false;
        const around = [...(element.parentElement?.childNodes ?? [])];
        return around.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      }

      function answers(element: Element, least: number): boolean {
        const box = boxOf(element);
        if (box.width >= least - 0.5 && box.height >= least - 0.5) return true;
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, right, top, bottom } = boxOf(element);
        const [x, y, half] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 1];
        const corners = [-half, half].flatMap((dx) => [-half, half].map((dy) => [x + dx, y + dy] as const));
        const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
        return corners.every(([atX, atY]) => {
          const hit = document.elementFromPoint(atX, atY);
          return [element, ...labels].some((own) => own === hit || own.contains(hit));
        });
      }

      const small: string[] = [];
      for (const element of document.querySelectorAll(inPart)) {
        const { width, height } = element.getBoundingClientRect();
        const isSeen = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
        if (!isSeen || element.closest('[inert], .skip-link, [aria-hidden="true"]') || isInSentence(element))
          continue;
        if (answers(element, element.matches(links) ? least : ofControl)) continue;
        const name = element.getAttribute('aria-label') ?? element.textContent?.trim();
        small.push(`${name || element.outerHTML.slice(0, 80)}: ${Math.round(width)} × ${Math.round(height)}`);
      }
      return small;
    },
    { inPart: `:is(${part}) :is(${TARGETS})`, least: LEAST_PX, ofControl: CONTROL_PX },
  );
}
