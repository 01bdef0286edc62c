import { fireEvent, screen } from '@testing-library/react';

/** What stands for the rule, the field's label, a right value, a wrong one and what is said of it. */
export type RuleRow = readonly [id: string, label: string, right: string, wrong: string, said: string];

/** The label, with "(optional)" behind it or not. */
export function field(label: string): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));
}

export function put(label: string, value: string): HTMLElement {
  const control = field(label);
  fireEvent.change(control, { target: { value } });
  return control;
}

/** Fills a field rightly, leaves it, and makes it wrong afterwards: what is said is said live. */
export function spoil(label: string, right: string, wrong: string): HTMLElement {
  const control = put(label, right);
  fireEvent.blur(control);
  return put(label, wrong);
}

export function press(button: string): void {
  fireEvent.click(screen.getByRole('button', { name: button }));
}
