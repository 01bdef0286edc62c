/**
 * For an element in a list item. The returned function, called once that item is gone, focuses the first link of the
 * item after it, or else of the one before it, if one is visible.
 */
export function nextItem(element: Element | null): () => void {
  const item = element?.closest('li');
  const others = [item?.nextElementSibling, item?.previousElementSibling];
  return () => {
    if (item?.isConnected) return;
    const links = others.map((other) => other?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])'));
    links.find((link) => link?.isConnected && link.getClientRects().length > 0)?.focus();
  };
}
