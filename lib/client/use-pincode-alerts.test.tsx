import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { keys } from '@/lib/config/api-paths';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { changeShopper } from './session/shopper-signals';
import { forgetEverything, later } from './testing/carts';
import { usePincodeAlerts } from './use-pincode-alerts';

const PUT = 'PUT /api/pincode-alerts/:pincode';
const customer = { customer: { name: 'Meena', mobile: '9876543210' }, suspended: false };
const guest = { customer: null, suspended: false };

beforeEach(forgetEverything);

async function open() {
  const bff = fakeBff({
    'GET /api/session': () => customer,
    'GET /api/pincode-alerts': () => ({ pincodes: [] }),
  });
  const alerts = renderHook(usePincodeAlerts).result;
  await waitFor(() => expect(bff.callsOf('GET /api/pincode-alerts')).toHaveLength(1));
  await act(async () => undefined);
  return { bff, alerts };
}

test('of two quick presses the last one is shown, however long each answer takes', async () => {
  const { bff, alerts } = await open();
  const slow = later<unknown>();
  bff.on(PUT, ({ params }) =>
    params.pincode === '643001' ? slow.promise : { pincodes: ['643001', '643002'] },
  );
  let both: Promise<unknown> = Promise.resolve();
  await act(async () => {
    both = Promise.all([alerts.current.change('643001', true), alerts.current.change('643002', true)]);
  });
  await act(async () => {
    slow.resolve({ pincodes: ['643001'] });
    await both;
  });
  expect(['643001', '643002'].map((pincode) => alerts.current.isWaiting(pincode))).toEqual([true, true]);
});

test('an answer that arrives after a sign-out in another tab is not stored', async () => {
  const { bff, alerts } = await open();
  const slow = later<unknown>();
  bff.on(PUT, () => slow.promise);
  let refused: unknown;
  await act(async () => {
    void alerts.current.change('643001', true).catch((error: unknown) => {
      refused = error;
    });
  });
  bff.on('GET /api/session', () => guest);
  await act(() => changeShopper(undefined));
  await act(async () => slow.resolve({ pincodes: ['643001'] }));
  const { cache } = renderHook(useSWRConfig).result.current;
  expect(cache.get(keys.pincodeAlerts)?.data).toBeUndefined();
  await waitFor(() => expect(refused).toMatchObject({ code: 'unauthenticated' }));
});

test('an alert that is not saved is refused, and the list is read again', async () => {
  const { bff, alerts } = await open();
  bff.on(PUT, () => answer(409, { error: { code: 'conflict', message: '' } }));
  await act(async () => {
    await expect(alerts.current.change('643001', true)).rejects.toMatchObject({ code: 'conflict' });
  });
  await waitFor(() => expect(bff.callsOf('GET /api/pincode-alerts')).toHaveLength(2));
});
