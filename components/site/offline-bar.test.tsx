import { act, render, screen } from '@testing-library/react';
import { text } from '@/lib/messages/text';
import { OfflineBar } from './offline-bar';

let online = true;

beforeEach(() => {
  online = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});

function go(to: 'online' | 'offline'): void {
  online = to === 'online';
  act(() => void window.dispatchEvent(new Event(to)));
}

test('the bar is shown for as long as there is no network', () => {
  render(<OfflineBar />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  go('offline');
  expect(screen.getByRole('alert')).toHaveTextContent(text('offline.bar'));
  go('online');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page opened without a network shows the bar at once', () => {
  online = false;
  render(<OfflineBar />);
  expect(screen.getByRole('alert')).toBeVisible();
});
