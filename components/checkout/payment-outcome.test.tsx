import { render, screen } from '@testing-library/react';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { PaymentOutcome } from './payment-outcome';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ replace: () => {} }),
  usePathname: () => '/order-failed',
}));

test('a failed payment does not deny that the bank may still send the money, and says what becomes of it', async () => {
  fakeBff({ 'POST /api/orders/payment/result': () => answer(200, { status: 'failed' }) });
  render(<PaymentOutcome at="order-failed" />);
  const note = await screen.findByText(/Your cart is just as it was\./);
  expect(note).toHaveTextContent(/If your bank took the money .+ My Orders; .+ you get a full refund\./);
});
