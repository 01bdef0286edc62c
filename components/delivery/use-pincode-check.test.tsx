import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { knownPincode, rememberPincode } from '@/lib/client/pincode-store';
import { forgetEverything, later } from '@/lib/client/testing/carts';
import { type FakeBff, fakeBff } from '@/lib/testing/fake-bff';
import { PincodeDialog } from './pincode-dialog';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const MINE = '641001';
const OTHER = '643001';

const deliveryTo = (pincode: string) => ({ pincode, served: true, city: 'A city', message: `To ${pincode}` });

beforeEach(forgetEverything);

/** The delivery check of a pincode in `slow` stays pending until the test resolves it. */
async function open(slow: Record<string, Promise<unknown>> = {}) {
  const place = later<unknown>();
  const bff = fakeBff({
    'GET /api/session': () => ({ customer: null, suspended: false }),
    'GET /api/delivery': ({ query }) => {
      const pincode = query.get('pincode') ?? '';
      return slow[pincode] ?? deliveryTo(pincode);
    },
    'POST /api/location': () => place.promise,
  });
  const getCurrentPosition = (found: (at: unknown) => void) =>
    found({ coords: { latitude: 11.02, longitude: 76.96 } });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  render(<PincodeDialog onClose={() => {}} />);
  await waitFor(() => expect(bff.callsOf('GET /api/session')).toHaveLength(1));
  const locate = () => act(async () => place.resolve({ pincode: MINE, message: '' }));
  return { bff, user: userEvent.setup(), locate };
}

const asked = (bff: FakeBff) => bff.callsOf('GET /api/delivery').map(({ query }) => query.get('pincode'));
const field = () => screen.getByRole('textbox', { name: 'Pincode' });

test('a location found too late does not replace a pincode typed and checked meanwhile', async () => {
  const { user, locate } = await open();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await user.type(field(), `${OTHER}{Enter}`);
  expect(await screen.findByText(`To ${OTHER}`)).toBeVisible();
  await locate();
  expect(field()).toHaveValue(OTHER);
  expect(knownPincode()).toBe(OTHER);
  expect(screen.getByText(`To ${OTHER}`)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Use my location' })).not.toHaveAttribute('aria-busy');
});

test('a location found too late does not replace a pincode that is being typed', async () => {
  const { bff, user, locate } = await open();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await user.type(field(), '64');
  await locate();
  expect(field()).toHaveValue('64');
  expect(knownPincode()).toBeUndefined();
  expect(asked(bff)).toEqual([]);
});

test('a pincode submitted while another is being checked is answered, and only that one is remembered', async () => {
  rememberPincode(MINE);
  const mine = later<unknown>();
  const { bff, user } = await open({ [MINE]: mine.promise });
  expect(screen.getByRole('button', { name: 'Wait...' })).toBeVisible();
  await user.clear(field());
  await user.type(field(), `${OTHER}{Enter}`);
  expect(await screen.findByText(`To ${OTHER}`)).toBeVisible();
  await act(async () => mine.resolve(deliveryTo(MINE)));
  expect(screen.getByText(`To ${OTHER}`)).toBeVisible();
  expect(knownPincode()).toBe(OTHER);
  expect(asked(bff).filter((pincode) => pincode === OTHER)).toHaveLength(1);
});

test('an answer for a pincode that was typed over is neither shown nor remembered', async () => {
  const other = later<unknown>();
  const { user } = await open({ [OTHER]: other.promise });
  await user.type(field(), `${OTHER}{Enter}{Backspace}`);
  expect(screen.getByRole('button', { name: 'Check' })).toBeVisible();
  await act(async () => other.resolve(deliveryTo(OTHER)));
  expect(screen.queryByText(`To ${OTHER}`)).not.toBeInTheDocument();
  expect(knownPincode()).toBeUndefined();
});

test('submitting the same pincode twice requests it once', async () => {
  const other = later<unknown>();
  const { bff, user } = await open({ [OTHER]: other.promise });
  await user.type(field(), `${OTHER}{Enter}{Enter}`);
  await act(async () => other.resolve(deliveryTo(OTHER)));
  expect(await screen.findByText(`To ${OTHER}`)).toBeVisible();
  expect(asked(bff)).toEqual([OTHER]);
});
