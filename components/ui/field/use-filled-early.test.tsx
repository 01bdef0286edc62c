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

function Letter() {
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

/** The server's page, changed before its script comes. */
async function arrive(change: (page: HTMLElement) => void) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Letter />);
  change(container);
  await act(async () => {
    render(<Letter />, { container, hydrate: true });
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'city' }), 'Erode');
}

test('what is typed, chosen and ticked before the script has come stays, also when another field changes', async () => {
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

test('what was left alone stays as it was', async () => {
  await arrive(() => {});
  expect(screen.getByRole('radio', { name: 'Message' })).toBeChecked();
  expect(screen.getByRole('combobox', { name: 'size' })).toHaveValue('small');
  expect(screen.getByRole('checkbox', { name: 'robot' })).not.toBeChecked();
});
