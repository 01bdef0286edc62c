import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@/lib/client/session/use-session';
import { forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { ModalHost } from './modal-host';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/',
  useSearchParams: () => new URLSearchParams(),
}));

function Who() {
  return <output>{useSession().status}</output>;
}

function open(session: () => unknown) {
  fakeBff({ 'GET /api/session': session });
  render(
    <>
      <ModalHost />
      <Who />
    </>,
  );
}

beforeEach(forgetEverything);

test('[8.suspended] a suspended customer is told once and is signed out', async () => {
  open(() => ({ customer: null, suspended: true }));
  const alert = await screen.findByRole('alertdialog', { name: 'Account Suspended' });
  expect(alert).toHaveTextContent('Your account has been Suspended. Please contact the Admin.');
  expect(screen.getByText('guest')).toBeInTheDocument();
  await userEvent.setup().click(within(alert).getByRole('button', { name: 'Ok' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('a session that fails to load does not count as suspended', async () => {
  open(lost);
  expect(await screen.findByText('unavailable')).toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
