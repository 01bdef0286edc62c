/** Moves the focus to `main`; returns false when the page has none. */
export function focusMain(options?: FocusOptions): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  main.tabIndex = -1;
  main.focus(options);
  return true;
}

/** Whether no visible element has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.getClientRects().length === 0;
}
