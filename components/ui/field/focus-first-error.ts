import { afterPaint } from '@/components/ui/after-paint';

/** Moves the focus to the first field with an error, after React has drawn it, which behind an answer takes longer than behind a press. */
export function focusFirstError(form: HTMLFormElement | null): void {
  afterPaint(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
