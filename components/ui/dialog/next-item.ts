import { isFocusLost } from '@/components/ui/focus-main';

const LINK = 'a[href]:not([tabindex="-1"])';

/**
 * For an element that may be gone once a dialog closes. The returned function, called then, moves the focus: if its
 * list item, or the element marked `data-item`, is gone as well, to the first link, or else control, of the item after
 * it, or before it; otherwise to the heading of its section, or of the page.
 */
export function nextItem(element: Element | undefined): () => void {
  const item = element?.closest('li, [data-item]');
  const others = [item?.nextElementSibling, item?.previousElementSibling];
  const heading = element?.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
  return () => {
    if (!item?.isConnected) {
      const targets = others.map((other) => firstIn(other));
      targets.find((target) => target?.isConnected && target.getClientRects().length > 0)?.focus();
    }
    if (!heading?.isConnected || !isFocusLost()) return;
    heading.tabIndex = -1;
    heading.focus();
  };
}

function firstIn(item: Element | null | undefined): HTMLElement | null | undefined {
  const links = item?.querySelector<HTMLElement>(LINK);
  if (links || !item?.matches('[data-item]')) return links;
  return item.querySelector<HTMLElement>('input, button');
}
