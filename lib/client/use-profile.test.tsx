import { act, renderHook, waitFor } from '@testing-library/react';
import { useSWRConfig } from 'swr';
import { keys } from '@/lib/config/api-paths';
import { answer, fakeBff } from '@/lib/testing/fake-bff';
import { changeShopper } from './session/shopper-signals';
import { useSession } from './session/use-session';
import { forgetEverything, later } from './testing/carts';
import { useProfile } from './use-profile';

const PUT = 'PUT /api/profile';
const profile = { name: 'Meena', mobile: '9876543210', email: '', gender: 0 as const, birthDate: '' };
const named = (name: string) => ({ profile: { ...profile, name }, message: `${name} is saved.` });
const body = (name: string) => ({ name, email: '', gender: 0 as const, birthDate: '' });

beforeEach(forgetEverything);

async function open() {
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: { name: 'Meena', mobile: '9876543210' }, suspended: false }),
    'GET /api/profile': () => ({ profile }),
  });
  const { result } = renderHook(() => ({ ...useProfile(), session: useSession() }));
  await waitFor(() => expect(result.current.profile).toEqual(profile));
  await waitFor(() => expect(result.current.session.status).toBe('customer'));
  return { bff, result };
}

test('of two quick changes the last one is shown, however long each answer takes', async () => {
  const { bff, result } = await open();
  const slow = later<unknown>();
  bff.on(PUT, ({ body: sent }) => (JSON.stringify(sent).includes('Mina') ? slow.promise : named('Meera')));
  let both: Promise<unknown> = Promise.resolve();
  await act(async () => {
    both = Promise.all([result.current.update(body('Mina')), result.current.update(body('Meera'))]);
  });
  await act(async () => {
    slow.resolve(named('Mina'));
    expect(await both).toEqual(['Mina is saved.', 'Meera is saved.']);
  });
  expect(result.current.profile?.name).toBe('Meera');
});

test('a new name shows in the session too', async () => {
  const { bff, result } = await open();
  bff.on(PUT, () => named('Meera'));
  bff.on('GET /api/session', () => ({
    customer: { name: 'Meera', mobile: '9876543210' },
    suspended: false,
  }));
  await act(async () => void (await result.current.update(body('Meera'))));
  await waitFor(() => expect(result.current.session.customer?.name).toBe('Meera'));
});

test('an answer that arrives after a sign-out in another tab is not stored', async () => {
  const { bff, result } = await open();
  const slow = later<unknown>();
  bff.on(PUT, () => slow.promise);
  const refused = jest.fn();
  await act(async () => void result.current.update(body('Mina')).catch(refused));
  bff.on('GET /api/session', () => ({ customer: null, suspended: false }));
  bff.on('GET /api/profile', () => answer(401, { error: { code: 'unauthenticated' } }));
  await act(() => changeShopper(undefined));
  await act(async () => slow.resolve(named('Mina')));
  const { cache } = renderHook(useSWRConfig).result.current;
  expect(cache.get(keys.profile)?.data).toBeUndefined();
  await waitFor(() => expect(refused).toHaveBeenCalled());
});

test.each(['not_found', 'unavailable'] as const)(
  'a profile that cannot be read (%s) has failed',
  async (code) => {
    fakeBff({ 'GET /api/profile': () => answer(code === 'not_found' ? 404 : 503, { error: { code } }) });
    const { result } = renderHook(() => useProfile());
    await waitFor(() => expect(result.current.failed).toBe(true));
  },
);
