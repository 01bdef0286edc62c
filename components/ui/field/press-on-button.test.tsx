import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Form } from './form';
import { TextField } from './text-field';
import { useFields } from './use-fields';

const RULES = {
  mobile: (value: string) => (value === '9843012345' ? undefined : 'signin.mobile_invalid'),
} as const;

function MobileForm() {
  const [agreed, setAgreed] = useState(false);
  const { values, errors, set, leave, submit } = useFields({ mobile: '' }, RULES);
  return (
    <Form onSubmit={submit}>
      <TextField
        label="Mobile"
        name="mobile"
        value={values.mobile}
        error={errors.mobile}
        onChange={(event) => set('mobile', event.target.value)}
        onBlur={() => leave('mobile')}
      />
      <button type="button">Save</button>
      <label>
        <input type="checkbox" checked={agreed} onChange={() => setAgreed(true)} />I agree
      </label>
    </Form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Mobile' });
const save = () => screen.getByRole('button', { name: 'Save' });

test('an error under the blurred field does not push the pressed button away', async () => {
  render(<MobileForm />);
  const user = userEvent.setup();
  await user.type(field(), '123');
  await user.pointer({ keys: '[MouseLeft>]', target: save() });
  expect(save()).toHaveFocus();
  expect(field()).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: save() });
  expect(field()).toBeInvalid();
});

test('an error under the blurred field waits for a press that ends elsewhere as well', async () => {
  render(<MobileForm />);
  await userEvent.type(field(), '123');
  fireEvent.mouseDown(save());
  fireEvent.blur(field());
  expect(field()).toBeValid();
  fireEvent.mouseUp(document.body);
  expect(await screen.findByRole('textbox', { description: /./ })).toBeInvalid();
});

test('a checkbox clicked from an invalid field is checked', async () => {
  render(<MobileForm />);
  await userEvent.type(field(), '123');
  await userEvent.click(screen.getByRole('checkbox'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(field()).toBeInvalid();
});

test.each(['dragend', 'contextmenu', 'keydown'])(
  'a press without a click ends with %s, and the field is validated with its value at that time',
  async (end) => {
    render(<MobileForm />);
    await userEvent.type(field(), '123');
    fireEvent.mouseDown(save());
    fireEvent.blur(field());
    expect(field()).toBeValid();
    fireEvent.change(field(), { target: { value: '9843012345' } });
    fireEvent(save(), new Event(end, { bubbles: true }));
    expect(field()).toBeValid();
    fireEvent.change(field(), { target: { value: '12' } });
    expect(field()).toBeInvalid();
  },
);
