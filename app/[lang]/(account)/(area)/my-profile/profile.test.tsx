import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ModalHost } from '@/components/site/modals/modal-host';
import { forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import ProfilePage from './page';

const router = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({
  useRouter: () => router,
  usePathname: () => '/my-profile',
  useSearchParams: () => new URLSearchParams(),
}));

const PUT = 'PUT /api/profile';
const profile = { name: 'Meena', mobile: '9843012345', email: '', gender: 0, birthDate: '' };

beforeEach(forgetEverything);

async function open() {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9843012345' }, suspended: false }),
    'GET /api/profile': () => ({ profile }),
    [PUT]: ({ body }) => ({
      profile: { ...profile, ...(body as object) },
      message: 'Your profile is updated.',
    }),
  });
  const user = userEvent.setup();
  render(<ProfilePage />);
  const name = await screen.findByRole('textbox', { name: 'Name' });
  return { bff, user, name, update: () => user.click(screen.getByRole('button', { name: 'Update' })) };
}

test('[2.account.profile] [5.profile.mobile] [5.profile.birthDateBlank] [5.profile.gender] mobile is read-only, gender may stay unset and an empty date is sent blank', async () => {
  const { bff, update } = await open();
  expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveAttribute('readonly');
  await update();
  expect(await screen.findByRole('status')).toHaveTextContent('Success Your profile is updated.');
  expect(bff.callsOf(PUT)[0]?.body).toEqual({ name: 'Meena', email: '', gender: 0, birthDate: '' });
});

test('[3.user.gender] spec 3, User: the gender is sent as its code', async () => {
  const { bff, user, update } = await open();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await update();
  await screen.findByRole('status');
  expect(bff.callsOf(PUT)[0]?.body).toMatchObject({ gender: 2 });
});

test('a chosen gender can be unset again', async () => {
  const { bff, user, update } = await open();
  await user.click(screen.getByRole('radio', { name: 'Female' }));
  await user.click(screen.getByRole('radio', { name: 'Prefer not to say' }));
  await update();
  await screen.findByRole('status');
  expect(bff.callsOf(PUT)[0]?.body).toMatchObject({ gender: 0 });
});

test('[8.confirm.signOut] on phones Sign out is on the page itself, and asks first', async () => {
  const { bff, user } = await open();
  bff.on('DELETE /api/session', () => ({ customer: null, suspended: false }));
  render(<ModalHost />);
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out' }));
  expect(question.getByText('Are you sure want to Sign out')).toBeVisible();
  expect(bff.callsOf('DELETE /api/session')).toHaveLength(0);
  await user.click(question.getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/'));
  expect(screen.queryByRole('button', { name: 'Sign out' })).not.toBeInTheDocument();
  expect(bff.callsOf('GET /api/profile')).toHaveLength(1);
});
