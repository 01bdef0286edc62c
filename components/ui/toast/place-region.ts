import { lastPressed } from './last-pressed';

/** Height of a toast of two lines with its margins. */
const TOAST_ROOM_PX = 88;

/**
 * Below 1024 px the toasts are placed above the bars at the bottom of the screen (`data-bar`), or under the header
 * where they would otherwise cover what was just pressed; above that always under the header.
 */
export function placeRegion(region: HTMLElement): void {
  const foot = window.innerHeight - roomOfBars();
  const pressed = pressedNow()?.getBoundingClientRect();
  const covers = pressed !== undefined && pressed.top < foot && pressed.bottom > foot - TOAST_ROOM_PX;
  const header = Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);
  region.dataset.at = covers ? 'top' : 'foot';
  region.style.setProperty('--edge', `${covers ? header : roomOfBars()}px`);
  region.style.setProperty('--header', `${header}px`);
}

/** The focused element, or the last pressed one when the focus is on a fallback such as a heading. */
function pressedNow(): Element | null | undefined {
  const focused = document.activeElement;
  return focused?.matches('body, [tabindex="-1"]') ? lastPressed() : focused;
}

/** A bar hidden on wider screens has no height. */
function roomOfBars(): number {
  const tops = [...document.querySelectorAll('[data-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(window.innerHeight, ...tops);
}
