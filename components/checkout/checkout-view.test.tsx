import { act, render, screen, waitFor } from '@testing-library/react';
import { revalidate } from '@/lib/client/revalidate';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { paise } from '@/lib/domain/money';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { CheckoutView } from './checkout-view';
import { keepAttempt, keepPlaced } from './order-attempt';
import { OrderSuccessView } from './order-success-view';

const mockRouter = { push: jest.fn(), replace: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter, usePathname: () => '/checkout' }));

beforeEach(forgetEverything);

test('after a lost response the thanks are for the order just placed, not for the one before', async () => {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9876543210' }, suspended: false }),
    'GET /api/cart': () => cartOf(1, [], 'meena'),
    'GET /api/addresses': () => ({ addresses: [] }),
    'GET /api/orders/last': () => ({
      id: 'KD1',
      subtotal: 26400,
      promotion: 0,
      deliveryDate: '',
      isCancelled: false,
    }),
  });
  const earlier = render(<OrderSuccessView />);
  await screen.findByText('#KD1');
  earlier.unmount();
  bff.on('GET /api/cart', () => ({ ...cartOf(4, [], 'meena'), orderedAs: 'KD2' }));
  bff.on('GET /api/orders/last', () => answer(503, { error: { code: 'unavailable' } }));
  await act(async () => void (await revalidate(keys.cart)));
  const intent = { addressId: 7, payment: 'cod', expectedTotal: paise(26_400) } as const;
  keepAttempt({ intent, cart: { owner: 'meena', version: 3 } });
  const checkout = render(<CheckoutView deliverTo={null} />);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalledWith(paths.orderSuccess));
  checkout.unmount();
  render(<OrderSuccessView />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(screen.queryByText('#KD1')).toBeNull();
});

test('after the thanks, checkout with the cart that was ordered leads to the cart', async () => {
  mockRouter.replace.mockClear();
  fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9876543210' }, suspended: false }),
    'GET /api/cart': () => ({ ...cartOf(4, [], 'meena'), orderedAs: 'KD2' }),
    'GET /api/addresses': () => ({ addresses: [] }),
    'GET /api/orders/last': () => ({
      id: 'KD2',
      subtotal: 26400,
      promotion: 0,
      deliveryDate: '',
      isCancelled: false,
    }),
  });
  keepPlaced({
    intent: { addressId: 7, payment: 'cod', expectedTotal: paise(26_400) },
    cart: { owner: 'meena', version: 3 },
  });
  const thanks = render(<OrderSuccessView />);
  await screen.findByText('#KD2');
  thanks.unmount();
  render(<CheckoutView deliverTo={null} />);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenCalled());
  expect(mockRouter.replace.mock.calls).toEqual([[paths.cart]]);
});

test('an order that was placed before a reload leads to its success page, and an empty cart afterwards to the cart', async () => {
  mockRouter.replace.mockClear();
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9876543210' }, suspended: false }),
    'GET /api/cart': () => ({ ...cartOf(4, [], 'meena'), orderedAs: 'KD2' }),
    'GET /api/addresses': () => ({ addresses: [] }),
  });
  keepPlaced({
    intent: { addressId: 7, payment: 'cod', expectedTotal: paise(26_400) },
    cart: { owner: 'meena', version: 3 },
  });
  const checkout = render(<CheckoutView deliverTo={null} />);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenLastCalledWith(paths.orderSuccess));
  checkout.unmount();
  bff.on('GET /api/cart', () => cartOf(5, [], 'meena'));
  await act(async () => void (await revalidate(keys.cart)));
  render(<CheckoutView deliverTo={null} />);
  await waitFor(() => expect(mockRouter.replace).toHaveBeenLastCalledWith(paths.cart));
});
