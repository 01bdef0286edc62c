/** A double tap is over by then, and nobody has read what changed place under the finger. */
const DOUBLE_TAP_MS = 400;
const SAME_PLACE_PX = 32;

type Press = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

/**
 * After a press that puts another control where the pressed one stood, the second half of a double tap does nothing.
 * Presses elsewhere, later ones and those of a mouse or a keyboard count.
 */
export function ignoreSecondTap(first: Press): void {
  if (first.detail === 0) return;
  const onPress = (next: MouseEvent): void => {
    if (!isSecondTap(first, next)) return;
    next.preventDefault();
    next.stopPropagation();
  };
  // why: the press that is being handled has passed the window already
  window.addEventListener('click', onPress, { capture: true, once: true });
}

function isSecondTap(first: Press, next: MouseEvent): boolean {
  const near = Math.hypot(next.clientX - first.clientX, next.clientY - first.clientY) <= SAME_PLACE_PX;
  const soon = next.timeStamp - first.timeStamp < DOUBLE_TAP_MS;
  return next.detail > 0 && near && soon && isByFinger(next);
}

/** Clicks of older Safaris do not say what made them. */
function isByFinger(press: MouseEvent): boolean {
  const madeBy = 'pointerType' in press ? press.pointerType : undefined;
  return madeBy === undefined ? navigator.maxTouchPoints > 0 : madeBy === 'touch' || madeBy === 'pen';
}
