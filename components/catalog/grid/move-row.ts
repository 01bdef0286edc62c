const ROUNDING_PX = 4;

function behavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}

/** Scrolls a row by one card. */
export function moveBy(row: HTMLElement | null, direction: 1 | -1): void {
  const [first, second] = row?.children ?? [];
  if (!row || !first) return;
  const step = second
    ? second.getBoundingClientRect().left - first.getBoundingClientRect().left
    : first.getBoundingClientRect().width;
  row.scrollBy({ left: direction * step, behavior: behavior() });
}

/** Scrolls a row by one card, from its end back to its start. */
export function moveOn(row: HTMLElement | null): void {
  if (!row) return;
  const atEnd = row.scrollLeft + row.clientWidth >= row.scrollWidth - ROUNDING_PX;
  if (atEnd) row.scrollTo({ left: 0, behavior: behavior() });
  else moveBy(row, 1);
}
