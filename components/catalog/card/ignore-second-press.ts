/** Longer than any double press, and too short to have read what replaced the pressed control. */
const DOUBLE_PRESS_MS = 500;
const SAME_PLACE_PX = 32;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

/**
 * After a press that replaces the pressed control in `slot`, ignores the second half of a double tap or double click.
 * Presses elsewhere, later presses and keyboard presses still count.
 */
export function ignoreSecondPress(first: Press, slot: Element | null): void {
  if (first.detail === 0) return;
  const onPress = (next: Event): void => {
    if (!(next instanceof MouseEvent) || !isSecondHalf(first, next)) return;
    next.preventDefault();
    next.stopPropagation();
  };
  // why: the current event has already passed the slot's capture phase
  slot?.addEventListener('click', onPress, { capture: true, once: true });
}

function isSecondHalf(first: Press, next: MouseEvent): boolean {
  // why: browsers report `detail` for a mouse reliably, but not all of them do for touch
  if ('pointerType' in next && next.pointerType === 'mouse') return next.detail > 1;
  const near = Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY) <= SAME_PLACE_PX;
  const soon = next.timeStamp - first.timeStamp < DOUBLE_PRESS_MS;
  return next.detail > 0 && near && soon;
}
