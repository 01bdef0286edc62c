/** Runs when the frame is drawn that shows the press itself. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
