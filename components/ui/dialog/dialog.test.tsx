import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { watchPresses } from '@/components/ui/pressed-control';
import { afterPaint } from '@/lib/client/after-paint';
import { AlertDialog } from './alert-dialog';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';

function Opener({ dismissible = true }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {open && (
        <Dialog title="Edit address" dismissible={dismissible} onClose={() => setOpen(false)}>
          <label>
            Name <input />
          </label>
          <button type="button" onClick={() => setOpen(false)}>
            Save
          </button>
        </Dialog>
      )}
    </>
  );
}

async function open(dismissible = true) {
  const user = userEvent.setup();
  render(<Opener dismissible={dismissible} />);
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return { user, dialog: screen.getByRole<HTMLDialogElement>('dialog', { name: 'Edit address' }) };
}

/** Waits for the effects that follow a press after a paint. */
function painted(): Promise<void> {
  return act(() => new Promise<void>((done) => afterPaint(done)));
}

/** Dispatches what the browser sends for Esc. */
function pressEscape(dialog: HTMLElement): boolean {
  return dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
}

test('a dialog opens as modal with the focus in its first field', async () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  await open();
  expect(showModal).toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
});

test.each(['Close', 'Save'])('%s closes it and gives the focus back', async (name) => {
  const { user, dialog } = await open();
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus());
});

test('gives the focus back to the pressed control in Safari, where a press gives none', async () => {
  const stopWatching = watchPresses();
  render(<Opener />);
  const edit = screen.getByRole('button', { name: 'Edit' });
  fireEvent.pointerDown(edit);
  fireEvent.click(edit);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(edit).toHaveFocus());
  stopWatching();
});

test('the focus moves to main when the opener is gone', async () => {
  // why: jsdom has no layout; everything in the document counts as visible
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockImplementation(() => Object.assign([new DOMRect(0, 0, 9, 9)], { item: () => null }));
  const { unmount } = render(<button type="button">Sign In</button>);
  screen.getByRole('button').focus();
  const dialog = render(
    <Dialog title="Sign in" onClose={() => {}}>
      <input aria-label="Name" />
    </Dialog>,
  );
  unmount();
  render(<main />);
  dialog.unmount();
  expect(screen.getByRole('main')).toHaveFocus();
  jest.restoreAllMocks();
});

test('Esc closes it', async () => {
  const { dialog } = await open();
  act(() => {
    pressEscape(dialog);
  });
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a press on the scrim closes it, one inside does not', async () => {
  const { user, dialog } = await open();
  await user.click(screen.getByRole('heading', { name: 'Edit address' }));
  await painted();
  expect(dialog).toBeInTheDocument();
  await user.click(dialog);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
});

test('a press that began inside and ends on the scrim does not close it', async () => {
  const { user, dialog } = await open();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole('textbox', { name: 'Name' }) },
    { keys: '[/MouseLeft]', target: dialog },
  ]);
  await painted();
  expect(dialog).toBeInTheDocument();
});

test('closing hides the dialog at once, and shows it again when it must stay open', async () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Edit address" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(dialog).toHaveAttribute('data-leaving');
  await waitFor(() => expect(dialog).not.toHaveAttribute('data-leaving'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a dialog unmounted meanwhile is not closed a second time', async () => {
  const onClose = jest.fn();
  const { unmount } = render(
    <Dialog title="Edit address" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  unmount();
  await painted();
  expect(onClose).not.toHaveBeenCalled();
});

test('a dialog that is not dismissible ignores Esc, scrim and Close', async () => {
  const { user, dialog } = await open(false);
  const close = screen.getByRole('button', { name: 'Close' });
  expect(close).toHaveAttribute('aria-disabled', 'true');
  await user.click(close);
  await user.click(dialog);
  pressEscape(dialog);
  await painted();
  expect(dialog).toBeInTheDocument();
});

test('[2.modal.alert] an alert shows title, text and Ok', async () => {
  const onClose = jest.fn();
  render(
    <AlertDialog title="Payment Error" tone="danger" onClose={onClose}>
      Please try again later.
    </AlertDialog>,
  );
  const alert = screen.getByRole('alertdialog', { name: 'Payment Error' });
  expect(alert).toHaveAccessibleDescription('Please try again later.');
  expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('[2.modal.confirm] a confirmation shows No and Yes, and waits for the work of Yes', async () => {
  let finish = () => {};
  const onYes = jest.fn(
    () =>
      new Promise<void>((resolve) => {
        finish = resolve;
      }),
  );
  const onNo = jest.fn();
  render(
    <ConfirmDialog title="Sign out" onYes={onYes} onNo={onNo}>
      Are you sure want to Sign out
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await userEvent.click(screen.getByRole('button', { name: 'Wait...' }));
  expect(onYes).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  pressEscape(dialog);
  await painted();
  dialog.close();
  dialog.dispatchEvent(new Event('close'));
  expect(dialog.open).toBe(true);
  expect(onNo).not.toHaveBeenCalled();
  finish();
  expect(await screen.findByRole('button', { name: 'Yes' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'No' }));
  expect(onNo).toHaveBeenCalledTimes(1);
});

test('the scrollbar’s width stays reserved, also while one dialog is on top of another', async () => {
  const width = jest
    .spyOn(document.documentElement, 'clientWidth', 'get')
    .mockReturnValue(window.innerWidth - 15);
  const room = () => document.documentElement.style.getPropertyValue('--scrollbar-w');
  await open();
  expect(room()).toBe('15px');
  width.mockReturnValue(window.innerWidth);
  render(
    <AlertDialog title="Success" onClose={() => undefined}>
      Saved.
    </AlertDialog>,
  );
  expect(room()).toBe('15px');
  width.mockRestore();
});

test('the root is marked as covered until the last dialog is closed', async () => {
  const page = document.documentElement;
  const { user } = await open();
  const onTop = render(
    <AlertDialog title="Success" onClose={() => undefined}>
      Saved.
    </AlertDialog>,
  );
  onTop.unmount();
  expect(page).toHaveAttribute('data-modal');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(page).not.toHaveAttribute('data-modal');
});
