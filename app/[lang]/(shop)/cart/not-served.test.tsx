import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberPincode } from '@/lib/client/pincode-store';
import { open } from './testing/cart-page';

test('an unserved pincode is shown in the bill and below it, until a served one is chosen', async () => {
  const { bff } = await open();
  bff.on('GET /api/delivery', ({ query }) => ({
    pincode: query.get('pincode'),
    served: query.get('pincode') === '641001',
    city: 'Coimbatore',
    message: '',
  }));
  const delivery = () =>
    within(screen.getByRole('region', { name: 'Bill' })).getByText('Delivery').nextSibling;
  expect(delivery()).toHaveTextContent('Free');
  act(() => rememberPincode('643001'));
  await waitFor(() => expect(delivery()).toHaveTextContent('Not served yet'));
  expect(screen.getByText(/We do not deliver to 643 001 yet./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/delivery');
  act(() => rememberPincode('641001'));
  await waitFor(() => expect(delivery()).toHaveTextContent('Free'));
  expect(screen.queryByText(/We do not deliver/)).not.toBeInTheDocument();
});

test('the bill does not mention delivery unless the shop says that it is free', async () => {
  await open(undefined, { isDeliveryFree: false });
  const bill = within(screen.getByRole('region', { name: 'Bill' }));
  expect(bill.getByText('Subtotal')).toBeVisible();
  expect(bill.queryByText('Delivery')).not.toBeInTheDocument();
});
