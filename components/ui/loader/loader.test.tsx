import { render, screen } from '@testing-library/react';
import { Loader } from './loader';

test('the loader says its text once, as the name of the dialog that has the focus', () => {
  render(<Loader text="Processing your order..." />);
  expect(screen.getByRole('dialog', { name: 'Processing your order...' })).toBeVisible();
  expect(screen.getByText('Processing your order...')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('the loader announces when its text changes', () => {
  const { rerender } = render(<Loader text="Processing your order..." />);
  const status = screen.getByRole('status');
  rerender(<Loader text="You are offline." />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toHaveTextContent('You are offline.');
});
