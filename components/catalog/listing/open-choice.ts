import type { ChangeEvent } from 'react';
import { formAddress } from './form-address';
import { openAddress } from './open-address';

/**
 * Opens the list that is asked for with a control of a GET form. When the page is left its controls say again what it
 * lists: a browser that goes back finds the page as it was left, and what stands chosen cannot be chosen. Who chose with
 * the keyboard goes on from the same control: browsers put the focus on what an address names by its id.
 */
export function openChoice({
  currentTarget: { form, id, ownerDocument },
}: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void {
  if (!form) return;
  window.addEventListener('pagehide', () => reset(form), { once: true });
  const byKeys = ownerDocument.activeElement?.matches(':focus-visible') ?? false;
  const address = formAddress(form);
  // why: of the page that is here, browsers would only scroll to it, and open what was chosen before
  const isHere = address === window.location.pathname + window.location.search;
  openAddress(byKeys && !isHere ? `${address}#${id}` : address);
}

function reset(form: HTMLFormElement): void {
  form.reset();
  for (const control of form.elements) {
    // why: React hears of a radio only where it has seen it unchecked
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}
