import type { ChangeEvent } from 'react';
import { formAddress } from './form-address';
import { openAddress } from './open-address';

/**
 * Opens the list that is asked for with a control of a GET form. When the page is left its controls say again what it
 * lists: a browser that goes back finds the page as it was left, and what stands chosen cannot be chosen.
 */
export function openChoice({
  currentTarget: { form },
}: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void {
  if (!form) return;
  window.addEventListener('pagehide', () => reset(form), { once: true });
  openAddress(formAddress(form));
}

function reset(form: HTMLFormElement): void {
  form.reset();
  for (const control of form.elements) {
    // why: React hears of a radio only where it has seen it unchecked
    if (control instanceof HTMLInputElement) control.checked = control.defaultChecked;
  }
}
