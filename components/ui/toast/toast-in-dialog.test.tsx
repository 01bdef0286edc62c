import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Dialog } from '@/components/ui/dialog/dialog';
import { showToast } from '@/lib/client/toast-store';
import { ToastRegion } from './toast-region';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

/** As in browsers, a popover shows only when it is in the document. */
function showPopover(this: HTMLElement): void {
  if (!this.isConnected)
    throw new DOMException('Invalid on disconnected popover elements', 'InvalidStateError');
}

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(HTMLElement.prototype, { showPopover });
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  act(() => toast.remove());
  jest.useRealTimers();
});

const COPIED = 'The link is copied.';

/** Waits for the effects that follow a press, less than a toast's time. */
const painted = () => act(() => jest.advanceTimersByTime(100));

let setOpen: (isOpen: boolean) => void;

function Page() {
  const [isOpen, set] = useState(false);
  setOpen = set;
  return (
    <>
      {isOpen && (
        <Dialog title="Share Onion" onClose={() => set(false)}>
          <button type="button">Copy link</button>
        </Dialog>
      )}
      <ToastRegion />
    </>
  );
}

function open(): void {
  act(() => setOpen(true));
  painted();
}

beforeEach(() => {
  render(<Page />);
  painted();
});

test('a toast is announced in the open dialog, whose live region exists before', () => {
  open();
  const status = within(screen.getByRole('dialog')).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => showToast(COPIED));
  expect(status).toHaveTextContent(COPIED);
  expect(screen.getAllByText(COPIED)).toHaveLength(1);
});

test('a toast in a dialog stays while the mouse is on it', async () => {
  open();
  act(() => showToast(COPIED));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).hover(screen.getByText(COPIED));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText(COPIED)).toBeInTheDocument();
});

test('a toast of a dialog stays visible after the dialog closes, and is not announced again', () => {
  open();
  act(() => showToast(COPIED));
  painted();
  act(() => setOpen(false));
  painted();
  expect(screen.getByText(COPIED)).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a toast shown before a dialog opens moves into it, and is not announced again', () => {
  act(() => showToast('Only 5 left.', { tone: 'error' }));
  painted();
  open();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Only 5 left.')).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
});

test('a toast shown as a dialog closes is announced on the page', () => {
  open();
  act(() => {
    setOpen(false);
    showToast('Product successfully removed from the cart.');
  });
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  painted();
  expect(status).toHaveTextContent('Product successfully removed from the cart.');
});

test('the focused title of a dialog keeps the focus', () => {
  act(() => setOpen(true));
  screen.getByRole('heading', { name: 'Share Onion' }).focus();
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  painted();
  expect(screen.getByRole('heading', { name: 'Share Onion' })).toHaveFocus();
});
