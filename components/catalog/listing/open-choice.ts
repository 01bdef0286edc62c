import { formAddress } from './form-address';
import { openAddress } from './open-address';

export type ChoiceControl = HTMLInputElement | HTMLSelectElement;

/**
 * Opens the list chosen in a GET form. On `pagehide` the form is reset, because a page restored from the back/forward
 * cache would show the new choice as selected, and it could not be chosen again. After a keyboard choice the URL
 * carries the control's id, so that the next page focuses the same control. A choice that has `waited` for the end of
 * the keyboard's may be the current list again, and then opens nothing.
 */
export function openChoice({ form, id, ownerDocument }: ChoiceControl, waited: boolean): void {
  if (!form) return;
  const address = formAddress(form);
  const isHere = address === window.location.pathname + window.location.search;
  if (waited && isHere) return;
  window.addEventListener('pagehide', () => resetForm(form), { once: true });
  const byKeys = waited || (ownerDocument.activeElement?.matches(':focus-visible') ?? false);
  // why: the current URL with a hash would only scroll, and not cancel the navigation to an earlier choice
  openAddress(byKeys && !isHere ? `${address}#${id}` : address);
}

/** Shows the current list's choices again. */
export function resetForm(form: HTMLFormElement): void {
  form.reset();
  for (const control of form.elements) {
    // why: React only fires change for a radio that it last saw unchecked
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}
