import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ToastRegion } from './toast-region';
import { showToast } from './toast-store';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

/** As browsers do, which show nothing that is not in the document. */
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

/** What a press brings about has come, and less than a toast's time is over. */
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

test('a toast is said in the dialog that is open, where its live region stands before', () => {
  open();
  const status = within(screen.getByRole('dialog')).getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => showToast(COPIED));
  expect(status).toHaveTextContent(COPIED);
  expect(screen.getAllByText(COPIED)).toHaveLength(1);
});

test('it stays while the mouse is on it there', async () => {
  open();
  act(() => showToast(COPIED));
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).hover(screen.getByText(COPIED));
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.getByText(COPIED)).toBeInTheDocument();
});

test('what was said in a dialog stays in sight after it, and is not said again', () => {
  open();
  act(() => showToast(COPIED));
  painted();
  act(() => setOpen(false));
  painted();
  expect(screen.getByText(COPIED)).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what was said before it opened comes along, and is not said again', () => {
  act(() => showToast('Only 5 left.', { tone: 'error' }));
  painted();
  open();
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Only 5 left.')).toBeInTheDocument();
  expect(dialog.getByRole('alert')).toBeEmptyDOMElement();
});

test('what comes as a dialog closes is said on the page', () => {
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

test('the title of a dialog keeps the focus that it was given', () => {
  act(() => setOpen(true));
  screen.getByRole('heading', { name: 'Share Onion' }).focus();
  act(() => showToast('Removed.', { lasting: true, action: { label: 'Undo', onPress: () => undefined } }));
  painted();
  expect(screen.getByRole('heading', { name: 'Share Onion' })).toHaveFocus();
});
