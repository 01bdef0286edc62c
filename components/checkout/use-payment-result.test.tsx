import { act, renderHook } from '@testing-library/react';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { usePaymentResult } from './use-payment-result';

const router = { replace: () => {} };
jest.mock('next/navigation', () => ({ useRouter: () => router, usePathname: () => '/payment-return' }));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test.each([
  [400, 'bad_request', 'waiting'],
  [429, 'too_many', 'waiting'],
  [503, 'unavailable', 'waiting'],
  [403, 'forbidden', 'none'],
  [404, 'not_found', 'none'],
])('a payment whose result is answered with %d %s is %s', async (status, code, shown) => {
  fakeBff({ 'POST /api/orders/payment/result': () => answer(status, { error: { code } }) });
  const { result } = renderHook(() => usePaymentResult('payment-return'));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(result.current.status).toBe(shown);
});
