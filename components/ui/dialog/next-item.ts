const ITEM = 'li, tr, fieldset > *';
const REACHED_BY_KEY =
  'a[href]:not([tabindex="-1"]), button:not(:disabled), input:not(:disabled), select, textarea';

/**
 * For a list of which an element stands in one item: afterwards, when that item may be gone, puts the focus into the one
 * that has come in its place, or else into the one before it. Does nothing where there is none, or none in sight.
 */
export function nextItem(element: Element | null): () => void {
  const item = element?.closest(ITEM);
  const others = [item?.nextElementSibling, item?.previousElementSibling];
  return () => {
    const left = others.find((other) => other?.isConnected);
    left?.querySelector<HTMLElement>(REACHED_BY_KEY)?.focus();
  };
}
