import { lastPressed } from './last-pressed';

/** A toast of two lines and the air around it. */
const TOAST_ROOM_PX = 88;

/**
 * Below 1024 px the toasts stand above the bars at the screen's foot (`data-bar`), or under the header where they would
 * otherwise cover what has just been pressed.
 */
export function placeRegion(region: HTMLElement): void {
  const foot = window.innerHeight - roomOfBars();
  const pressed = pressedNow()?.getBoundingClientRect();
  const covers = pressed !== undefined && pressed.top < foot && pressed.bottom > foot - TOAST_ROOM_PX;
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  region.dataset.at = covers ? 'top' : 'foot';
  region.style.setProperty('--edge', `${covers ? Math.max(header, 0) : roomOfBars()}px`);
}

/** What has the focus, unless that is a place for it where there is no better one. */
function pressedNow(): Element | null | undefined {
  const focused = document.activeElement;
  return focused?.matches('body, [tabindex="-1"]') ? lastPressed() : focused;
}

/** A bar that a wider screen hides has no size. */
function roomOfBars(): number {
  const tops = [...document.querySelectorAll('[data-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(window.innerHeight, ...tops);
}
