import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chooseRemember, rememberChoice } from '@/lib/client/remember-choice';
import { rememberViewed, viewedProducts } from '@/lib/client/viewed-products';
import { text } from '@/lib/messages/text';
import { RememberSwitch } from './remember-switch';

test('withdrawing consent in the privacy choices deletes what was remembered', async () => {
  chooseRemember('yes');
  for (const slug of ['onion', 'ginger']) rememberViewed(slug);
  render(<RememberSwitch labels={{ on: text('consent.is_on'), off: text('consent.is_off') }} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^This device remembers/);
  await userEvent.click(screen.getByRole('button', { name: 'Do not remember' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^This device does not remember/);
  expect([viewedProducts(), localStorage.getItem('koodai-viewed'), rememberChoice()]).toEqual([
    [],
    null,
    'no',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Remember' }));
  expect(rememberChoice()).toBe('yes');
});
