import { render, screen } from '@testing-library/react';
import { Form } from './form';
import { SelectField } from './select-field';
import { TextField } from './text-field';

test('a field is found by its label and described by hint and error', () => {
  render(<TextField label="Mobile number" hint="Ten digits" error="invalid mobile number" />);
  const input = screen.getByRole('textbox', { name: 'Mobile number' });
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('Ten digits invalid mobile number');
});

test('a field without an error is not marked', () => {
  render(<TextField label="Name" />);
  const input = screen.getByRole('textbox', { name: 'Name' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('an optional field says so in its name', () => {
  render(<TextField label="Email" optional />);
  expect(screen.getByRole('textbox', { name: 'Email (optional)' })).toBeInTheDocument();
});

test('a read-only field keeps its value and its place in the tab order', () => {
  render(<TextField label="State" value="Tamil Nadu" readOnly />);
  const input = screen.getByRole('textbox', { name: 'State' });
  expect(input).toHaveAttribute('readonly');
  expect(input).toHaveValue('Tamil Nadu');
});

test('a select carries label and error alike', () => {
  render(
    <SelectField label="City" error="City is required">
      <option value="">Choose a city</option>
    </SelectField>,
  );
  expect(screen.getByRole('combobox', { name: 'City' })).toHaveAccessibleDescription('City is required');
});

test("a form leaves the checking to the shop's own messages", () => {
  render(<Form aria-label="Address" />);
  expect(screen.getByRole('form')).toHaveAttribute('novalidate');
});
