type PaintEntry = PerformanceEntry & { element?: HTMLImageElement | null };

export const root = document.documentElement;

/**
 * Makes the page use system fonts (`data-fonts` in base.css) until its first picture is painted or `loadWebFonts` is
 * called (docs/adr/0033).
 */
export function delayWebFonts(): void {
  root.dataset.fonts = 'late';
  new PerformanceObserver((list) => {
    if (list.getEntries().some((entry: PaintEntry) => entry.element?.fetchPriority === 'high'))
      loadWebFonts();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Loads the shop's web fonts and switches to them when they are loaded or failed. */
export function loadWebFonts(): void {
  if (!root.dataset.fonts) return;
  const own = getComputedStyle(root).getPropertyValue('--font-own');
  document.fonts.load(`1em ${own}`, 'a\u0b85').then(useWebFonts, useWebFonts);
}

function useWebFonts(): void {
  delete root.dataset.fonts;
}
