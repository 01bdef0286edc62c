import { afterPaint } from '@/lib/client/after-paint';

/** The invalid fields of a form, in their order on the page. */
export function invalidControls(form: HTMLFormElement): NodeListOf<HTMLElement> {
  return form.querySelectorAll('[aria-invalid="true"]');
}

/** Focuses the first invalid field, after React has rendered the error, which after a server response takes a while. */
export function focusFirstError(form: HTMLFormElement | null): void {
  afterPaint(() => form && invalidControls(form)[0]?.focus());
}
