import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { showToast } from '@/lib/client/toast-store';
import { ToastRegion } from './toast-region';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => toast.remove());
  jest.useRealTimers();
});

const setup = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

/** Renders the page with an empty toast region. */
function renderStanding(page: ReactNode) {
  render(page);
  act(() => jest.advanceTimersByTime(50));
}

const showUndo = () =>
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));

/** Removes the focused element and focuses a heading. */
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

test('Tab continues from the heading that had the focus, not from the toast, which is last in the page', async () => {
  removeTheFocused();
  await setup().tab();
  expect(screen.getByRole('button', { name: 'Next line' })).toHaveFocus();
});

test('switching to another window and back does not change where Tab continues', async () => {
  removeTheFocused();
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.focusOut(undo, { relatedTarget: null });
  fireEvent.focusIn(undo, { relatedTarget: null });
  await setup().tab();
  expect(screen.getByRole('button', { name: 'Next line' })).toHaveFocus();
});

test('after reaching the toast’s button by Tab, Tab leaves the page and Shift+Tab goes to the previous button', async () => {
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
