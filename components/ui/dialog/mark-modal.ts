/**
 * Tells styles that the page lies under a dialog, or no longer does. `:has()` on the root would tell it as well, and have
 * all of the page styled anew with every change of it.
 */
export function markModal(): void {
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null);
}
