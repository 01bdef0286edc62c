import { pressedControl } from '@/components/ui/pressed-control';

/** Height of a toast of two lines with its margins. */
const TOAST_ROOM_PX = 88;

/**
 * Below 1024 px the toasts are placed above the bars at the bottom of the screen (`data-bar`), or under the header
 * where they would otherwise cover what was just pressed; above that always under the header.
 */
export function placeRegion(region: HTMLElement): void {
  const foot = window.innerHeight - roomOfBars();
  const pressed = pressedControl()?.getBoundingClientRect();
  const covers = pressed !== undefined && pressed.top < foot && pressed.bottom > foot - TOAST_ROOM_PX;
  const header = Math.max(document.querySelector('header')?.getBoundingClientRect().bottom ?? 0, 0);
  region.dataset.at = covers ? 'top' : 'foot';
  region.style.setProperty('--edge', `${covers ? header : roomOfBars()}px`);
  region.style.setProperty('--header', `${header}px`);
}

/** A bar hidden on wider screens has no height. */
function roomOfBars(): number {
  const tops = [...document.querySelectorAll('[data-bar]')]
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height }) => height > 0)
    .map(({ top }) => top);
  return window.innerHeight - Math.min(window.innerHeight, ...tops);
}
