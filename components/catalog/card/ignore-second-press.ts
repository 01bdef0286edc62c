/** A double press is over by then, and nobody has read what changed place under the pointer. */
const DOUBLE_PRESS_MS = 500;
const SAME_PLACE_PX = 32;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

/**
 * After a press that puts another control where the pressed one stood, in `slot`, the second half of a double tap or
 * double click does nothing. Presses elsewhere, later ones and those of a keyboard count.
 */
export function ignoreSecondPress(first: Press, slot: Element | null): void {
  if (first.detail === 0) return;
  const onPress = (next: Event): void => {
    if (!(next instanceof MouseEvent) || !isSecondHalf(first, next)) return;
    next.preventDefault();
    next.stopPropagation();
  };
  // why: the press that is being handled has come down through the slot already
  slot?.addEventListener('click', onPress, { capture: true, once: true });
}

function isSecondHalf(first: Press, next: MouseEvent): boolean {
  // why: of a mouse the browser itself tells which click is a second one; not every browser does of a finger
  if ('pointerType' in next && next.pointerType === 'mouse') return next.detail > 1;
  const near = Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY) <= SAME_PLACE_PX;
  const soon = next.timeStamp - first.timeStamp < DOUBLE_PRESS_MS;
  return next.detail > 0 && near && soon;
}
