import { fireEvent, screen } from '@testing-library/react';

/** The rule id, the field's label, a valid value, an invalid one and the error it shows. */
export type RuleRow = readonly [id: string, label: string, right: string, wrong: string, message: string];

/** A field by its label, with or without "(optional)". */
export function field(label: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));
}

const ALWAYS: Readonly<Record<string, string>> = {
  'Mobile number': '+91',
  '4-digit code': 'Sent to +91 98430 12345',
};

/** The accessible description of a field with this error, or without one. */
export function description(label: string, error = ''): string {
  return [ALWAYS[label], error].filter(Boolean).join(' ');
}

export function put(label: string, value: string): HTMLElement {
  const control = field(label);
  fireEvent.change(control, { target: { value } });
  return control;
}

/** Fills in a valid value, blurs, then types an invalid one, so that the error appears live. */
export function spoil(label: string, right: string, wrong: string): HTMLElement {
  const control = put(label, right);
  fireEvent.blur(control);
  return put(label, wrong);
}

export function press(button: string): void {
  fireEvent.click(screen.getByRole('button', { name: button }));
}
