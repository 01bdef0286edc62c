export function titleOf(dialog: Element): HTMLElement | null {
  return dialog.querySelector('[data-dialog-title]');
}

/** Focuses the title of the dialog that contains the element. */
export function focusTitle(within: Element | null): void {
  const dialog = within?.closest('dialog');
  if (dialog) titleOf(dialog)?.focus();
}
