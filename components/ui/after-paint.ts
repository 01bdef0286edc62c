/**
 * Runs when the frame is drawn that shows the press itself: for dialogs, and what else takes a slow phone longer to draw
 * than a press may go without an answer.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
