/** Puts the focus where the page begins; answers whether there is a page. */
export function focusMain(options?: FocusOptions): boolean {
  const main = document.querySelector('main');
  if (!main) return false;
  main.tabIndex = -1;
  main.focus(options);
  return true;
}

/** Whether nothing that can be seen has the focus. */
export function isFocusLost(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.getClientRects().length === 0;
}
