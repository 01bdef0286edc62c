import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadPage } from '@/lib/client/page/leave-to';
import ErrorPage from './error';

jest.mock('@/lib/client/page/leave-to', () => ({ reloadPage: jest.fn() }));

const missing = Object.assign(new Error(), { name: 'ChunkLoadError' });

function show(error: Error) {
  const retry = jest.fn();
  return { retry, ...render(<ErrorPage error={error} retry={retry} />) };
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(reloadPage).mockClear();
});

test('a script that failed to load reloads the page automatically, once', () => {
  show(missing).unmount();
  show(missing);
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test('offline, the reload waits for the network', () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show(missing);
  expect(reloadPage).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(reloadPage).toHaveBeenCalledTimes(1);
});

test.each([
  ['a page that failed to render is rendered again in place', 'Error', [1, 0]],
  ['a script that failed to load comes with a page reload', 'ChunkLoadError', [0, 1]],
])('Retry: %s', async (_, name, calls) => {
  sessionStorage.setItem('koodai-reloaded', String(Date.now()));
  const { retry } = show(Object.assign(new Error(), { name }));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect([retry.mock.calls.length, jest.mocked(reloadPage).mock.calls.length]).toEqual(calls);
});
