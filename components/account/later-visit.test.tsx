import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { forgetEverything } from '@/lib/client/testing/carts';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { renderVisitedPage } from '@/lib/testing/visited-page';
import { AddressBook } from './address-book';
import { BuyAgainButton } from './buy-again-button';
import { ProfileForm } from './profile-form';

const meena = { name: 'Meena', mobile: '9843012345' };
const profile = { ...meena, email: '', gender: 0, birthDate: '' };
const address = {
  ...meena,
  id: 7,
  isDefault: true,
  served: true,
  email: '',
  address: '14 Kamaraj Street',
  area: 'R.S. Puram',
  landmark: '',
  state: 'Tamil Nadu',
  city: 'Coimbatore',
  pincode: '641002',
};
const second = { ...address, id: 8, isDefault: false, name: 'Kannan' };

beforeEach(forgetEverything);

async function open(page: ReactNode) {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: meena, suspended: false }),
    'GET /api/profile': () => ({ profile }),
    'GET /api/addresses': () => ({ addresses: [address, second] }),
    'PUT /api/profile': () => ({ profile, message: 'Your profile is updated.' }),
    'POST /api/addresses/:id/default': lost,
  });
  return { bff, user: userEvent.setup(), ...(await renderVisitedPage(page)) };
}

test('[8.profile.success] what became of a profile is told once: a later visit finds the profile, and no more', async () => {
  const { bff, user, leave, comeBack } = await open(<ProfileForm profile={profile} />);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Success');
  await leave();
  await comeBack();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();

  bff.on('PUT /api/profile', () => answer(503, { error: { code: 'unavailable' } }));
  await user.type(screen.getByRole('textbox', { name: /^Email/ }), 'meena@shop.com');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await screen.findByRole('alert');
  await leave();
  await comeBack();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('');
});

test.each([
  ['a default that was not saved', <AddressBook key="1" title="Addresses" level={1} />, 'radio', /Kannan/],
  ['an order that could not be bought again', <BuyAgainButton key="2" orderId="KD10482" />, 'button', /./],
] as const)('so is %s', async (_what, page, role, name) => {
  const { user, leave, comeBack } = await open(page);
  await user.click(await screen.findByRole(role, { name }));
  await screen.findByRole('alert');
  await leave();
  await comeBack();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
