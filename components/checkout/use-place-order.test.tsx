import { act, renderHook, waitFor } from '@testing-library/react';
import { Activity } from 'react';
import { leaveTo } from '@/lib/client/page/leave-to';
import { later } from '@/lib/client/testing/carts';
import { paise } from '@/lib/domain/money';
import { setDocumentText } from '@/lib/messages/document-text';
import { texts } from '@/lib/messages/texts';
import { fakeBff } from '@/lib/testing/fake-bff';
import { usePlaceOrder } from './use-place-order';

jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/checkout' }));
jest.mock('@/lib/client/page/leave-to', () => ({ leaveTo: jest.fn() }));

const PAY = 'POST /api/orders/payment';
const attempt = {
  intent: { addressId: 7, payment: 'online', expectedTotal: paise(6000) },
  cart: { owner: 'meena', version: 3 },
} as const;

test('after leaving checkout while the payment page was loading, the shopper can come back and order', async () => {
  setDocumentText(texts.en);
  const starting = later<unknown>();
  const bff = fakeBff({ [PAY]: () => starting.promise, 'GET /api/cart': () => ({}) });
  // why: Next hides the page that was left and keeps its state
  let mode: 'visible' | 'hidden' = 'visible';
  const { result, rerender } = renderHook(usePlaceOrder, {
    wrapper: ({ children }) => <Activity mode={mode}>{children}</Activity>,
  });
  act(() => void result.current.pay(attempt));
  await waitFor(() => expect(bff.callsOf(PAY)).toHaveLength(1));
  mode = 'hidden';
  rerender();
  await act(async () => starting.resolve({ paymentUrl: 'https://rzp.io/rzp/abc' }));
  mode = 'visible';
  rerender();
  expect(result.current.underWay).toBeUndefined();
  expect(leaveTo).not.toHaveBeenCalled();
});
