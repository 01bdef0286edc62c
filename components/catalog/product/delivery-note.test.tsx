import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentModal } from '@/components/ui/modal/modal-store';
import { rememberPincode } from '@/lib/client/pincode-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { DeliveryNote } from './delivery-note';

beforeEach(() => {
  forgetEverything();
  localStorage.clear();
});

test('says that delivery is free until it is known that the pincode is not served, and then that', async () => {
  fakeBff({
    'GET /api/delivery': ({ query }) => ({
      pincode: query.get('pincode'),
      served: false,
      city: 'The Nilgiris',
      message: '',
    }),
  });
  render(<DeliveryNote />);
  expect(screen.getByText('on this and every order.')).toBeVisible();
  act(() => rememberPincode('643001'));
  expect(await screen.findByText(/We do not deliver to 643 001 yet./)).toBeVisible();
  expect(screen.queryByText('on this and every order.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Change' }));
  expect(currentModal()).toMatchObject({ kind: 'pincode' });
});
