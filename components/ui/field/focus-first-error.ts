import { afterPaint } from '@/lib/client/after-paint';

/** Focuses the first invalid field, after React has rendered the error, which after a server response takes a while. */
export function focusFirstError(form: HTMLFormElement | null): void {
  afterPaint(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
