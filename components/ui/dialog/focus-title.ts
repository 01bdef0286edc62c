export function titleOf(dialog: Element): HTMLElement | null {
  return dialog.querySelector('[data-dialog-title]');
}

/** Leads the focus to the title of the dialog that an element is in. */
export function focusTitle(within: Element | null): void {
  const dialog = within?.closest('dialog');
  if (dialog) titleOf(dialog)?.focus();
}
