import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { closeModal, currentModal } from '@/components/ui/modal/modal-store';
import { rememberPincode } from '@/lib/client/pincode-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { formatPincode } from '@/lib/domain/patterns';
import { fakeBff } from '@/lib/testing/fake-bff';
import { LocationLink } from './location-link';

beforeEach(() => {
  forgetEverything();
  localStorage.clear();
  closeModal();
});

function show() {
  const bff = fakeBff({
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

test('nothing is asked while no pincode is known; a press opens the dialog', async () => {
  const { calls } = show();
  await userEvent.click(await named('Set pincode'));
  expect(currentModal()).toMatchObject({ kind: 'pincode' });
  expect(calls).toEqual([]);
});

test('the pincode is shown, and that it is not served is said early', async () => {
  const bff = show();
  act(() => rememberPincode('641001'));
  expect(await named('Deliver to', '641001')).toBeVisible();
  await waitFor(() => expect(bff.calls).toHaveLength(1));
  act(() => rememberPincode('643001'));
  expect(await named('Not served yet', '643001')).toBeVisible();
});

test('another tab with another pincode changes this one', async () => {
  const bff = show();
  act(() => {
    localStorage.setItem('pincode', '643001');
    window.dispatchEvent(new StorageEvent('storage', { key: 'pincode', newValue: '643001' }));
  });
  expect(await named('Not served yet', '643001')).toBeVisible();
  expect(bff.calls).toHaveLength(1);
});
