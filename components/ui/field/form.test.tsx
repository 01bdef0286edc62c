import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MessageId } from '@/lib/messages/message-id';
import { Form } from './form';
import { RadioGroup } from './radio-group';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { useFields } from './use-fields';

const required = (id: MessageId) => (value: string) => (value === '' ? id : undefined);
const RULES = { name: required('address.name_required'), area: required('address.area_required') };

function Page() {
  const fields = useFields({ name: '', area: '' }, RULES);
  return (
    <Form onSubmit={fields.submit}>
      <TextField label="Name" {...fields.input('name')} />
      <TextField label="Area" {...fields.input('area')} />
      <button type="submit">Save</button>
    </Form>
  );
}

const field = (name: string) => screen.getByRole('textbox', { name });

/** What screen readers announce: the texts in live regions, and those elements. */
function announced() {
  const regions = [...document.querySelectorAll('[aria-live="polite"]')];
  const said = regions.map(({ lastElementChild }) => lastElementChild).filter((element) => element !== null);
  return { texts: said.map(({ textContent }) => textContent), said };
}

function open() {
  render(<Page />);
  return userEvent.setup();
}

test('several errors of a submission are announced as a number, and the focus moves to the first', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(field('Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Area')).toHaveAccessibleDescription('Area is required');
  expect(announced().texts).toEqual(['2 fields need attention']);
});

test('one error is announced by the focus that it takes, and nothing else', async () => {
  const user = open();
  await user.type(field('Name'), 'Meena');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Area')).toHaveFocus());
  expect(field('Area')).toHaveAccessibleDescription('Area is required');
  expect(announced().texts).toEqual([]);
});

test('the number of errors is not left standing once something is typed', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await user.keyboard('Meena');
  expect(announced().texts).toEqual([]);
});

test('an error that appears while typing is announced at its field', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Name')).toHaveFocus());
  await user.type(field('Area'), 'R');
  await user.clear(field('Area'));
  expect(announced().texts).toEqual(['Area is required']);
});

test('the same mistake is announced again when it is submitted again from its field', async () => {
  const user = open();
  await user.type(field('Name'), 'Meena');
  await user.type(field('Area'), '{Enter}');
  const first = announced();
  await user.keyboard('{Enter}');
  const second = announced();
  expect(first.texts).toEqual(['Area is required']);
  expect(second.texts).toEqual(['Area is required']);
  expect(second.said[0]).not.toBe(first.said[0]);
  expect(field('Area')).toHaveAccessibleDescription('Area is required');
});

test('a submission from a field after the first wrong one does not announce its error as well', async () => {
  const user = open();
  await user.type(field('Area'), '{Enter}');
  await waitFor(() => expect(field('Name')).toHaveFocus());
  expect(announced().texts).toEqual(['2 fields need attention']);
});

test('every field is required unless it is optional', () => {
  const choices = [{ value: 'question', label: 'A question' }] as const;
  const group = { choices, value: 'question', onChange: () => undefined } as const;
  render(
    <Form>
      <TextField label="Name" />
      <TextAreaField label="Message" />
      <TextField label="Email" optional />
      <RadioGroup {...group} name="kind" label="What is it about?" />
      <RadioGroup {...group} name="gender" label="Gender" optional />
    </Form>,
  );
  expect(field('Name')).toBeRequired();
  expect(field('Message')).toBeRequired();
  expect(field('Email (optional)')).not.toBeRequired();
  expect(screen.getByRole('radiogroup', { name: 'What is it about?' })).toBeRequired();
  expect(screen.getByRole('group', { name: 'Gender (optional)' })).not.toBeRequired();
});

test('what is fixed before the value describes the field', () => {
  render(<TextField label="Mobile number" prefix="+91" error="Invalid mobile number" />);
  expect(field('Mobile number')).toHaveAccessibleDescription('+91 Invalid mobile number');
});
