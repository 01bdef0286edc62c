import { act, renderHook } from '@testing-library/react';
import { ShopError } from '@/lib/domain/errors';
import { later } from './testing/carts';
import { useSubmit } from './use-submit';

test('a second press while the action runs is ignored, and the button is enabled again afterwards', async () => {
  const work = later<void>();
  const action = jest.fn((_name: string) => work.promise);
  const { result } = renderHook(() => useSubmit(action));
  act(() => {
    void result.current.submit('first');
    void result.current.submit('second');
  });
  expect(result.current.pending).toBe(true);
  await act(async () => work.resolve());
  expect([result.current.pending, action.mock.calls]).toEqual([false, [['first']]]);
});

test('after a failure the button is enabled again, and the error stays until the next press', async () => {
  const failure = new ShopError('unavailable');
  let fails = true;
  const { result } = renderHook(() => useSubmit(async () => void (fails && (await Promise.reject(failure)))));
  await act(() => result.current.submit());
  expect([result.current.pending, result.current.error]).toEqual([false, failure]);
  fails = false;
  await act(() => result.current.submit());
  expect(result.current.error).toBeUndefined();
});

test('a programming error is logged, as it is no answer of the shop', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const mistake = new TypeError('lines is undefined');
  const { result } = renderHook(() => useSubmit(() => Promise.reject(mistake)));
  await act(() => result.current.submit());
  expect(logged.mock.calls).toEqual([[mistake]]);
  expect(result.current.error).toBe(mistake);
});
