/** Clear of a row's faded edge, as their `scroll-padding-inline`. */
const ROOM_BEFORE_PX = 60;

/** Scrolls each row of choices to the current one where the browser does not know `scroll-initial-target`. */
export function scrollRowsToCurrent(): void {
  if ('scrollInitialTarget' in document.documentElement.style) return;
  for (const row of document.querySelectorAll('main .scroll-row')) {
    const current = row.querySelector('[aria-current], :checked');
    if (!current) continue;
    row.scrollLeft +=
      current.getBoundingClientRect().left - row.getBoundingClientRect().left - ROOM_BEFORE_PX;
  }
}
