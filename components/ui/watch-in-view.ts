/**
 * Tells whether an element is on screen, or within `rootMargin` of it: when the watch begins, and whenever that changes. Of
 * changes that a busy page hears of together the last is told. Returns how to stop.
 */
export function watchInView(
  element: Element,
  tell: (isInView: boolean) => void,
  rootMargin?: string,
): () => void {
  const observer = new IntersectionObserver(
    (changes) => tell(changes.at(-1)?.isIntersecting === true),
    rootMargin === undefined ? {} : { rootMargin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
