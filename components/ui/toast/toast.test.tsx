import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { showToast } from '@/lib/client/toast-store';
import { ToastHost } from './toast-host';
import { ToastRegion } from './toast-region';

let pathname = '/';
jest.mock('next/navigation', () => ({ usePathname: () => pathname }));

beforeEach(() => {
  pathname = '/';
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Renders the page with an empty toast region. */
function renderStanding(page: ReactNode) {
  const view = render(page);
  act(() => jest.advanceTimersByTime(50));
  return view;
}

/** Waits for the fade of a dismissed toast. */
const leave = () => act(() => jest.advanceTimersByTime(300));

test('[2.modal.toast] [9.toast] a toast that waited for the region to load is shown, and hides after 3 seconds', () => {
  showToast('Success! Quantity added');
  renderStanding(<ToastRegion />);
  expect(within(screen.getByRole('status')).getByText('Success! Quantity added')).toBeInTheDocument();
  expect(screen.getByRole('status').parentElement).toHaveAttribute('data-at', 'foot');
  act(() => jest.advanceTimersByTime(2900));
  expect(screen.getByText('Success! Quantity added')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  leave();
  expect(screen.queryByText('Success! Quantity added')).not.toBeInTheDocument();
});

test('the toast region loads with the first interaction, so that the first toast needs no network', async () => {
  render(<ToastHost />);
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await setup().pointer({ keys: '[TouchA]', target: document.body });
  expect(await screen.findByRole('status')).toBeEmptyDOMElement();
});

test('without any interaction the first toast loads the toast region', async () => {
  render(<ToastHost />);
  act(() => showToast('Success! Quantity added'));
  expect(await screen.findByText('Success! Quantity added')).toBeInTheDocument();
});

test('an error is an alert, and Retry runs the action and closes it', async () => {
  const retry = jest.fn();
  renderStanding(<ToastRegion />);
  act(() => showToast('That was not saved.', { tone: 'error', action: { label: 'Retry', onPress: retry } }));
  expect(screen.getByRole('alert')).toHaveTextContent('That was not saved.');
  await setup().click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  leave();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('a hover keeps it on screen', async () => {
  renderStanding(<ToastRegion />);
  act(() => showToast('Success! Quantity added'));
  const user = setup();
  await user.hover(screen.getByText('Success! Quantity added'));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText('Success! Quantity added')).toBeInTheDocument();
  await user.unhover(screen.getByText('Success! Quantity added'));
  act(() => jest.advanceTimersByTime(4000));
  leave();
  expect(screen.queryByText('Success! Quantity added')).not.toBeInTheDocument();
});

test('a newer toast of the same topic replaces the older one and restarts its 3 seconds', () => {
  renderStanding(<ToastRegion />);
  act(() => showToast('Success! Quantity added', { topic: 'cart' }));
  act(() => jest.advanceTimersByTime(2000));
  act(() => showToast('Only 5 left.', { tone: 'error', topic: 'cart' }));
  expect(screen.queryByText('Success! Quantity added')).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(2900));
  expect(within(screen.getByRole('alert')).getByText('Only 5 left.')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  leave();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('the same message is never shown twice, and at most the two newest toasts are shown', () => {
  renderStanding(<ToastRegion />);
  for (const message of ['One', 'One', 'Two', 'Three']) act(() => showToast(message));
  expect(screen.getByRole('status')).toHaveTextContent(/^TwoThree$/);
});

test('a toast dismissed while focused does not stop the timer of the next', async () => {
  renderStanding(<ToastRegion />);
  act(() => showToast('Success! Quantity added'));
  act(() => showToast('That was not saved.', { action: { label: 'Retry', onPress: () => undefined } }));
  const user = setup();
  await user.tab();
  await user.keyboard('{Enter}');
  leave();
  act(() => jest.advanceTimersByTime(3100));
  leave();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a lasting toast, which can be taken back, stays for 10 seconds', () => {
  renderStanding(<ToastRegion />);
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  act(() => jest.advanceTimersByTime(9900));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(200));
  leave();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast stays while its button has the focus, and goes once the focus is elsewhere', async () => {
  renderStanding(<ToastRegion />);
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  const user = setup();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByRole('button', { name: 'Undo' })).toBeInTheDocument();
  await user.tab();
  act(() => jest.advanceTimersByTime(10_100));
  leave();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast takes a keyboard user’s focus from a heading that was only a fallback', () => {
  renderStanding(
    <>
      <h1 tabIndex={-1}>My Cart</h1>
      <ToastRegion />
    </>,
  );
  screen.getByRole('heading').focus();
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
});

test('a toast never takes the focus from a field', () => {
  renderStanding(
    <>
      <input aria-label="Search" />
      <ToastRegion />
    </>,
  );
  screen.getByRole('textbox').focus();
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  expect(screen.getByRole('textbox')).toHaveFocus();
});

test('a navigation dismisses cart confirmations, but not errors and toasts with Undo', () => {
  const { rerender } = renderStanding(<ToastRegion />);
  act(() => showToast('Success! Quantity added', { topic: 'cart' }));
  act(() => showToast('Removed.', { lasting: true, topic: 'removed-1' }));
  pathname = '/cart';
  rerender(<ToastRegion />);
  leave();
  expect(screen.getByRole('status')).toHaveTextContent(/^Removed\.$/);
  act(() => showToast('Only 5 left.', { tone: 'error', topic: 'cart' }));
  pathname = '/';
  rerender(<ToastRegion />);
  leave();
  expect(screen.getByRole('alert')).toHaveTextContent('Only 5 left.');
});

test('a focused toast that goes returns the focus to where it was before', async () => {
  renderStanding(
    <>
      <button type="button">Here</button>
      <ToastRegion />
    </>,
  );
  const here = screen.getByRole('button', { name: 'Here' });
  here.focus();
  act(() => showToast('Removed', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  await setup().keyboard('{Enter}');
  leave();
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(here).toHaveFocus();
});

test('when that element is gone too, the focus moves to main', async () => {
  const page = (isThere: boolean) => (
    <>
      <main>{isThere && <button type="button">Here</button>}</main>
      <ToastRegion />
    </>
  );
  const { rerender } = renderStanding(page(true));
  const main = screen.getByRole('main');
  jest.spyOn(main, 'getClientRects').mockReturnValue([new DOMRect()] as never);
  screen.getByRole('button', { name: 'Here' }).focus();
  act(() => showToast('Removed', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  act(() => screen.getByRole('button', { name: 'Undo' }).focus());
  rerender(page(false));
  await setup().keyboard('{Enter}');
  leave();
  expect(main).toHaveFocus();
});

test('the text of a toast does not run into its action', () => {
  renderStanding(<ToastRegion />);
  act(() => showToast('Removed from the cart.', { action: { label: 'Undo', onPress: () => undefined } }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Removed from the cart\. Undo$/);
});
