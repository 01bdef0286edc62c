let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Opens a modal dialog and publishes it: `data-modal` on the root for styles, `onTopModal` for listeners. `:has()` on
 * the root would do for styles, but restyle the whole page on every change.
 */
export function showModal(dialog: HTMLDialogElement): void {
  mark([...others(dialog), dialog]);
  if (!dialog.open) dialog.showModal();
  tell();
}

/** Closes a modal dialog and publishes that; one that is closed already is only published. */
export function closeModal(dialog: HTMLDialogElement): void {
  mark(others(dialog));
  dialog.close();
  tell();
}

function others(dialog: HTMLDialogElement): HTMLDialogElement[] {
  return opened.filter((other) => other !== dialog);
}

/**
 * Called before the dialog opens or closes: the browser then lays out the page to find the focus, and does so only
 * once.
 */
function mark(now: readonly HTMLDialogElement[]): void {
  opened = now;
  document.documentElement.toggleAttribute('data-modal', opened.length > 0);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The topmost open modal dialog, the only one that can be reached. */
export function topModal(): HTMLDialogElement | undefined {
  return opened.at(-1);
}

export function onTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
