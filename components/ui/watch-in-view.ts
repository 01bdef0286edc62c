/**
 * Reports whether an element is on screen, or within `rootMargin` of it: at the start and on each change. Of changes
 * delivered together only the last is reported. Returns how to stop.
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
