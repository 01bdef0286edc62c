import { renderHook } from '@testing-library/react';
import { reloadPage } from './leave-to';
import { useMissingScript } from './use-missing-script';

jest.mock('./leave-to', () => ({ reloadPage: jest.fn() }));

const missing = Object.assign(new Error(), { name: 'ChunkLoadError' });

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(reloadPage).mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('a minute after a reload the page is reloaded again, and not before', () => {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now');
  for (const [seconds, times] of [
    [0, 1],
    [59, 1],
    [60, 2],
  ] as const) {
    clock.mockReturnValue(now + seconds * 1000);
    renderHook(() => useMissingScript(missing)).unmount();
    expect(reloadPage).toHaveBeenCalledTimes(times);
  }
});

test.each(['getItem', 'setItem'] as const)(
  'a browser that blocks %s of storage is not reloaded',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    renderHook(() => useMissingScript(missing));
    expect(reloadPage).not.toHaveBeenCalled();
  },
);
