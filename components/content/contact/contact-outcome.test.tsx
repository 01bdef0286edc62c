import { render, screen } from '@testing-library/react';
import { ContactOutcome } from './contact-outcome';

test('thanks and ticket come into one status that was there before; the ticket stays in it', () => {
  const { rerender } = render(<ContactOutcome outcome={undefined} />);
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  rerender(<ContactOutcome outcome={{ ticket: 'T-7', message: 'Thank you.' }} />);
  expect(screen.getAllByRole('status')).toEqual([status]);
  expect(status).toHaveTextContent(/^Thank you\..*T-7/);
  rerender(<ContactOutcome outcome={{ ticket: 'T-7' }} />);
  expect(status).not.toHaveTextContent('Thank you.');
  expect(status).toHaveTextContent('T-7');
});

test('a failure is an alert, and nothing else is said', () => {
  render(<ContactOutcome outcome={{ failure: 'The shop is not responding.' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop is not responding.');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
