import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { currentModal } from '@/lib/client/modal-store';
import { rememberPincode } from '@/lib/client/pincode-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { fakeBff } from '@/lib/testing/fake-bff';
import { DeliveryNote } from './delivery-note';

beforeEach(() => {
  forgetEverything();
  localStorage.clear();
});

function show(terms: DeliveryTerms, isServed: boolean) {
  fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/delivery': ({ query }) => ({
      pincode: query.get('pincode'),
      served: isServed,
      city: 'The Nilgiris',
      message: '',
    }),
  });
  return render(<DeliveryNote terms={terms} />);
}

test('the shop’s own text replaces the default one', async () => {
  show({ isDeliveryFree: true, deliveryNote: { words: 'Free above ₹100.' } }, true);
  expect(await screen.findByText('Free above ₹100.')).toBeVisible();
  expect(screen.queryByText('on this and every order.')).not.toBeInTheDocument();
});

test('where delivery is not free nothing is promised, but an unserved pincode is still mentioned', async () => {
  const { container } = show({ isDeliveryFree: false, deliveryNote: { words: 'Free above ₹100.' } }, false);
  expect(container).toBeEmptyDOMElement();
  act(() => rememberPincode('643001'));
  expect(await screen.findByText(/We do not deliver to 643 001 yet./)).toBeVisible();
});

test('[2.product.delivery] the note says that delivery is free, until the pincode is found not to be served', async () => {
  show({ isDeliveryFree: true }, false);
  expect(screen.getByText('on this and every order.')).toBeVisible();
  act(() => rememberPincode('643001'));
  expect(await screen.findByText(/We do not deliver to 643 001 yet./)).toBeVisible();
  expect(screen.queryByText('on this and every order.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Change' }));
  expect(currentModal()).toMatchObject({ kind: 'pincode' });
});
