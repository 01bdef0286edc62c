let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Opens a modal dialog, and tells styles and listeners of it: whether the page lies under one, and which is on top.
 * `:has()` on the root would tell styles as well, and have all of the page styled anew with every change of it.
 */
export function showModal(dialog: HTMLDialogElement): void {
  mark([...others(dialog), dialog]);
  if (!dialog.open) dialog.showModal();
  tell();
}

/** Closes it, or only tells of it when it is closed already. */
export function closeModal(dialog: HTMLDialogElement): void {
  mark(others(dialog));
  dialog.close();
  tell();
}

function others(dialog: HTMLDialogElement): HTMLDialogElement[] {
  return opened.filter((other) => other !== dialog);
}

/** First of all: a browser that opens or closes a dialog lays the page out to find what takes the focus, once if it knows. */
function mark(now: readonly HTMLDialogElement[]): void {
  opened = now;
  document.documentElement.toggleAttribute('data-modal', opened.length > 0);
}

function tell(): void {
  for (const listener of listeners) listener();
}

/** The modal dialog that alone can be reached, if one is open. */
export function topModal(): HTMLDialogElement | undefined {
  return opened.at(-1);
}

export function onTopModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
