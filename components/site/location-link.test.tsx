import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal, currentModal } from '@/lib/client/modal-store';
import { rememberPincode } from '@/lib/client/pincode-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { formatPincode } from '@/lib/domain/patterns';
import { type FakeBff, fakeBff } from '@/lib/testing/fake-bff';
import { LocationLink } from './location-link';

beforeEach(() => {
  forgetEverything();
  localStorage.clear();
  closeModal();
});

const home = { pincode: '643001', city: 'The Nilgiris', served: false };
const meena = { customer: { name: 'Meena', mobile: '9843012345', place: home }, suspended: false };

function show(session: unknown = { customer: null, suspended: false }) {
  const bff = fakeBff({
    'GET /api/session': () => session,
    'GET /api/delivery': ({ query }) => ({
      pincode: query.get('pincode'),
      served: query.get('pincode') === '641001',
      city: 'Coimbatore',
      message: '',
    }),
  });
  render(<LocationLink />);
  return bff;
}

const named = (words: string, pincode = '') =>
  screen.findByRole('link', { name: `${words}${pincode && ` ${formatPincode(pincode)}`}` });

const asked = (bff: FakeBff) => bff.callsOf('GET /api/delivery');

test('[1.header.pincode] nothing is requested while no pincode is known; a press opens the dialog', async () => {
  const bff = show();
  await userEvent.click(await named('Set pincode'));
  expect(currentModal()).toMatchObject({ kind: 'pincode' });
  expect(asked(bff)).toEqual([]);
});

test('the link shows the pincode, and says when it is not served', async () => {
  const bff = show();
  act(() => rememberPincode('641001'));
  expect(await named('Deliver to', '641001')).toBeVisible();
  await waitFor(() => expect(asked(bff)).toHaveLength(1));
  act(() => rememberPincode('643001'));
  expect(await named('Not served yet', '643001')).toBeVisible();
});

test('a pincode chosen in another tab changes this link', async () => {
  const bff = show();
  act(() => {
    localStorage.setItem('pincode', '643001');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pincode', newValue: '643001' }));
  });
  expect(await named('Not served yet', '643001')).toBeVisible();
  expect(asked(bff)).toHaveLength(1);
});

test('a customer without a chosen pincode sees that of the default address, without another request', async () => {
  const bff = show(meena);
  expect(await named('Not served yet', '643001')).toBeVisible();
  expect(bff.calls.map(({ path }) => path)).toEqual(['/api/session']);
  act(() => rememberPincode('641001'));
  expect(await named('Deliver to', '641001')).toBeVisible();
});
