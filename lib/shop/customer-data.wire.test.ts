import { customer, overTheWire } from '@/lib/testing/over-the-wire';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { deleteAccount, listUnfinished } from './customer-data';

setStorefrontEnv();

test('what keeps an account from being deleted has its amounts and its orders', async () => {
  const data = {
    orders: ['KD7Q2M9X4TBA', 'KD8R3N0Y5UCB'],
    payments: [
      { payment_id: 'pay_1', state: 'open', total: 72.3, order_id: '' },
      { payment_id: 'pay_2', state: 'refund_due', total: 12, order_id: 'KD9S4P1Z6VDC' },
    ],
  };
  const { sent, result } = await overTheWire({ data }, () => listUnfinished(customer));
  expect(sent).toEqual({ call: 'GET /deletecheck', ...customer, input: { user_id: '7' } });
  expect(result).toEqual({
    orders: ['KD7Q2M9X4TBA', 'KD8R3N0Y5UCB'],
    payments: [
      { id: 'pay_1', state: 'open', amount: 7230, orderId: '' },
      { id: 'pay_2', state: 'refund_due', amount: 1200, orderId: 'KD9S4P1Z6VDC' },
    ],
  });
});

test('an account is deleted with the word that confirms it', async () => {
  const answer = { data: { status: 1, message: 'Deleted.' } };
  const { sent, result } = await overTheWire(answer, () => deleteAccount(customer));
  const input = { user_id: '7', confirm: 'DELETE' };
  expect(sent).toEqual({ call: 'POST /deleteaccount', ...customer, input });
  expect(result).toBe('Deleted.');
});
