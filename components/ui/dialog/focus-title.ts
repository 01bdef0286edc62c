/** Leads the focus to the title of the dialog that an element is in. */
export function focusTitle(within: Element | null): void {
  within?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-title]')?.focus();
}
