export const root = document.documentElement;

/**
 * Has a page stand in the letters of its system, for which the style asks, until its first picture is painted or
 * `bringLetters` is called (docs/adr/0033).
 */
export function delayLetters(): void {
  root.dataset.letters = 'late';
  new PerformanceObserver((list) => {
    if (list.getEntries().some(isOfFirstPicture)) bringLetters();
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

function isOfFirstPicture({ element }: PerformanceEntry & { element?: HTMLImageElement | null }): boolean {
  return element?.fetchPriority === 'high';
}

/** Asks for the shop's own letters, and puts them in when they are here, or cannot be had. */
export function bringLetters(): void {
  if (!root.dataset.letters) return;
  const own = getComputedStyle(root).getPropertyValue('--font-own');
  document.fonts.load(`1em ${own}`, 'a\u0b85').then(putIn, putIn);
}

function putIn(): void {
  delete root.dataset.letters;
}
