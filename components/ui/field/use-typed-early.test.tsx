import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Form } from './form';
import { TextField } from './text-field';
import { useFields } from './use-fields';
import { useTypedEarly } from './use-typed-early';

function Letter() {
  const fields = useFields<'name' | 'city'>({ name: '', city: '' }, {});
  const form = useTypedEarly(['name', 'city'], fields.set);
  return (
    <Form ref={form}>
      {(['name', 'city'] as const).map((name) => (
        <TextField
          key={name}
          label={name}
          name={name}
          value={fields.values[name]}
          onChange={(event) => fields.set(name, event.target.value)}
        />
      ))}
    </Form>
  );
}

test('what is typed before the script has come stays, also when another field changes', async () => {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(<Letter />);
  container.querySelector<HTMLInputElement>('[name="name"]')?.setRangeText('Meena');
  await act(async () => {
    render(<Letter />, { container, hydrate: true });
  });
  await userEvent.type(screen.getByRole('textbox', { name: 'city' }), 'Erode');
  expect(screen.getByRole('textbox', { name: 'name' })).toHaveValue('Meena');
  expect(screen.getByRole('textbox', { name: 'city' })).toHaveValue('Erode');
});
