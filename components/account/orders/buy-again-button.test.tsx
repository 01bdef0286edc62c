import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, forgetEverything } from '@/lib/client/testing/carts';
import { answer, fakeBff, lost } from '@/lib/testing/fake-bff';
import { BuyAgainButton } from './buy-again-button';

const AGAIN = 'POST /api/orders/:id/again';

beforeEach(forgetEverything);

test('pressing again after a lost response retries the same request', async () => {
  const bff = fakeBff({ [AGAIN]: lost, 'GET /api/cart': () => cartOf(3) });
  const user = userEvent.setup();
  render(<BuyAgainButton orderId="KD10482" />);
  const press = async (times: number) => {
    await user.click(screen.getByRole('button'));
    await screen.findByRole('alert');
    await waitFor(() => expect(bff.callsOf(AGAIN)).toHaveLength(times));
  };
  await press(1);
  await press(2);
  const [one, two] = bff.callsOf(AGAIN).map(({ headers }) => headers.get('idempotency-key'));
  expect(two).toBe(one);
});

test('an order that cannot be bought again says why', async () => {
  fakeBff({ [AGAIN]: () => answer(429, { error: { code: 'too_many' } }) });
  render(<BuyAgainButton orderId="KD10482" />);
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Too many attempts. Please wait a little.');
});
