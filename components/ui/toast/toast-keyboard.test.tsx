import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { ToastRegion } from './toast-region';
import { showToast } from './toast-store';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** The region stands in the page before there is something to say. */
function renderStanding(page: ReactNode) {
  render(page);
  act(() => jest.advanceTimersByTime(50));
}

const showUndo = () =>
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));

/** What had the focus is gone, and a heading has it. */
function removeTheFocused(): void {
  renderStanding(
    <>
      <h1 tabIndex={-1}>My Cart</h1>
      <button type="button">Next line</button>
      <ToastRegion />
    </>,
  );
  screen.getByRole('heading').focus();
  showUndo();
}

test('Tab goes on from the heading that had the focus, not from the toast, which is the last on the page', async () => {
  removeTheFocused();
  await setup().tab();
  expect(screen.getByRole('button', { name: 'Next line' })).toHaveFocus();
});

test('nor does a look at another window change where Tab goes on', async () => {
  removeTheFocused();
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focusOut(undo, { relatedTarget: null });
  fireEvent.focusIn(undo, { relatedTarget: null });
  await setup().tab();
  expect(screen.getByRole('button', { name: 'Next line' })).toHaveFocus();
});

test('who came to its button by Tab leaves the page by Tab, and the button before it by Shift and Tab', async () => {
  renderStanding(
    <>
      <button type="button">Cart</button>
      <ToastRegion />
    </>,
  );
  showUndo();
  const user = setup();
  screen.getByRole('button', { name: 'Cart' }).focus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Cart' })).toHaveFocus();
});
