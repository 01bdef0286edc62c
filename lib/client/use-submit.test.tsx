import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { renderKeptPage } from '../testing/kept-page';
import { later } from './testing/carts';
import { useSubmit } from './use-submit';

test('a second press while it runs is ignored, and the button comes back', async () => {
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

test('it comes back after a failure too, which it tells until the next press', async () => {
  const failure = new Error('no');
  let fails = true;
  const { result } = renderHook(() => useSubmit(async () => void (fails && (await Promise.reject(failure)))));
  await act(() => result.current.submit());
  expect([result.current.pending, result.current.error]).toEqual([false, failure]);
  fails = false;
  await act(() => result.current.submit());
  expect(result.current.error).toBeUndefined();
});

function Sending({ send }: { send: () => Promise<unknown> }) {
  const { submit, error } = useSubmit(send);
  return (
    <button type="button" onClick={() => submit()}>
      {error === undefined ? 'Send' : 'It failed'}
    </button>
  );
}

test('what failed is told on one visit; what failed since the page was left is told on the next', async () => {
  const works = [later<void>(), later<void>()];
  const [first, second] = works;
  const { leave, comeBack } = await renderKeptPage(<Sending send={async () => works.shift()?.promise} />);
  const button = screen.getByRole('button');
  fireEvent.click(button);
  await act(async () => first?.reject(new Error('no')));
  expect(button).toHaveTextContent('It failed');
  await leave();
  await comeBack();
  expect(button).toHaveTextContent('Send');

  fireEvent.click(button);
  await leave();
  await act(async () => second?.reject(new Error('no')));
  await comeBack();
  expect(button).toHaveTextContent('It failed');
});
