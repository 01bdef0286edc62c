/**
 * Runs `run` after the next frame is painted, so that slow work such as opening a dialog does not delay the visible
 * response to a press.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
