import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reloadPage } from '@/lib/client/leave-to';
import ErrorPage from './error';

jest.mock('@/lib/client/leave-to', () => ({ reloadPage: jest.fn() }));

test.each([
  ['a page that could not be made is made again in place', 'Error', [1, 0]],
  ['a script that did not arrive comes with a new page', 'ChunkLoadError', [0, 1]],
])('Retry: %s', async (_, name, calls) => {
  const retry = jest.fn();
  jest.mocked(reloadPage).mockClear();
  render(<ErrorPage error={Object.assign(new Error(), { name })} retry={retry} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect([retry.mock.calls.length, jest.mocked(reloadPage).mock.calls.length]).toEqual(calls);
});
