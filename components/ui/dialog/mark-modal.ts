let opened: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/**
 * Tells styles and listeners that a modal dialog was opened or closed: whether the page lies under one, and which is on
 * top. `:has()` on the root would tell styles as well, and have all of the page styled anew with every change of it.
 */
export function markModal(dialog: HTMLDialogElement): void {
  const others = opened.filter((other) => other !== dialog);
  opened = dialog.open ? [...others, dialog] : others;
  document.documentElement.toggleAttribute('data-modal', opened.length > 0);
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
