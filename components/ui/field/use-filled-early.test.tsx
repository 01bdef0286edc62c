import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Form } from './form';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextField } from './text-field';
import { useFilledEarly } from './use-filled-early';

const EMPTY = { name: '', city: '', kind: 'message', size: 'small', robot: '' };
const NAMES = ['name', 'city', 'kind', 'size', 'robot'] as const;
type Name = keyof typeof EMPTY;
const KINDS = [
  { value: 'message', label: 'Message' },
  { value: 'grievance', label: 'Grievance' },
];

function MessageForm() {
  const [values, setValues] = useState(EMPTY);
  const set = (name: Name, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const form = useFilledEarly(NAMES, set);
  const input = (name: Name) => ({
    label: name,
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  return (
    <Form ref={form}>
      <TextField {...input('name')} />
      <TextField {...input('city')} />
      <RadioGroup
        name="kind"
        label="kind"
        choices={KINDS}
        value={values.kind}
        onChange={(kind) => set('kind', kind)}
      />
      <SelectField {...input('size')}>
        <option value="small">small</option>
        <option value="large">large</option>
      </SelectField>
      <input
        type="checkbox"
        aria-label="robot"
        name="robot"
        checked={values.robot === 'on'}
        onChange={() => set('robot', 'on')}
      />
    </Form>
  );
}

/** Renders the server's HTML and changes it before hydration. */
async function arrive(change: (page: HTMLElement) => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<MessageForm />);
  change(container);
  await act(async () => {
    render(<MessageForm />, { container, hydrate: true });
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'city' }), 'Erode');
}

test('values entered before hydration stay, also when another field changes', async () => {
  await arrive((page) => {
    page.querySelector<HTMLInputElement>('[name="name"]')?.setRangeText('Meena');
    page.querySelector<HTMLInputElement>('[value="grievance"]')?.click();
    page.querySelector<HTMLOptionElement>('[value="large"]')?.setAttribute('selected', '');
    page.querySelector<HTMLInputElement>('[name="robot"]')?.click();
  });
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('Meena');
  expect(screen.getByRole('textbox', { name: 'city' })).toHaveValue('Erode');
  expect(screen.getByRole('radio', { name: 'Grievance' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'size' })).toHaveValue('large');
  expect(screen.getByRole('checkbox', { name: 'robot' })).toBeChecked();
});

test('untouched fields keep their initial values', async () => {
  await arrive(() => {});
  expect(screen.getByRole('radio', { name: 'Message' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'size' })).toHaveValue('small');
  expect(screen.getByRole('checkbox', { name: 'robot' })).not.toBeChecked();
});
