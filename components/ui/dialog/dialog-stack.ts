import { createEmitter } from '@/lib/client/emitter';

let opened: readonly HTMLDialogElement[] = [];

const [onTopDialog, emit] = createEmitter();

export { onTopDialog };

/**
 * Opens a modal dialog and publishes it: `data-modal` on the root for styles, `onTopDialog` for listeners. `:has()` on
 * the root would do for styles, but restyle the whole page on every change.
 */
export function openDialog(dialog: HTMLDialogElement): void {
  setOpened([...others(dialog), dialog]);
  if (!dialog.open) dialog.showModal();
  emit();
}

/** Closes a modal dialog and publishes that; one that is closed already is only published. */
export function closeDialog(dialog: HTMLDialogElement): void {
  setOpened(others(dialog));
  dialog.close();
  emit();
}

function others(dialog: HTMLDialogElement): HTMLDialogElement[] {
  return opened.filter((other) => other !== dialog);
}

/**
 * Called before the dialog opens or closes: the browser then lays out the page to find the focus, and does so only
 * once.
 */
function setOpened(now: readonly HTMLDialogElement[]): void {
  opened = now;
  document.documentElement.toggleAttribute('data-modal', opened.length > 0);
}

/** The topmost open modal dialog, the only one that can be reached. */
export function topDialog(): HTMLDialogElement | undefined {
  return opened.at(-1);
}
