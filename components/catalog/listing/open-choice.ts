import type { ChangeEvent } from 'react';
import { formAddress } from './form-address';
import { openAddress } from './open-address';

/**
 * Opens the list chosen in a GET form. On `pagehide` the form is reset, because a page restored from the back/forward
 * cache would show the new choice as selected, and it could not be chosen again. After a keyboard choice the URL
 * carries the control's id, so that the next page focuses the same control.
 */
export function openChoice({
  currentTarget: { form, id, ownerDocument },
}: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void {
  if (!form) return;
  window.addEventListener('pagehide', () => reset(form), { once: true });
  const byKeys = ownerDocument.activeElement?.matches(':focus-visible') ?? false;
  const address = formAddress(form);
  // why: the current URL with a hash would only scroll, and not cancel the navigation to an earlier choice
  const isHere = address === window.location.pathname + window.location.search;
  openAddress(byKeys && !isHere ? `${address}#${id}` : address);
}

function reset(form: HTMLFormElement): void {
  form.reset();
  for (const control of form.elements) {
    // why: React only fires change for a radio that it last saw unchecked
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}
