/**
 * For the list of which an element stands in one item: afterwards, when that item is gone, puts the focus on the first
 * link of the one that has come in its place, or else of the one before it. Does nothing where there is none in sight.
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
