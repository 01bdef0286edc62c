import { act, render, screen } from '@testing-library/react';
import { FailedState } from './failed-state';

test('the state says whether the shop does not answer or there is no network', () => {
  let online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  render(<FailedState onRetry={async () => undefined} />);
  expect(screen.getByRole('alert')).toHaveTextContent('The shop is not responding right now.');
  online = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('alert')).toHaveTextContent('You are offline');
  expect(screen.queryByText(/not responding/)).not.toBeInTheDocument();
});
