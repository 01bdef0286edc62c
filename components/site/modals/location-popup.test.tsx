import { act, render } from '@testing-library/react';
import { closeModal, currentModal, openSignIn } from '@/lib/client/modal-store';
import { hasPopupOpened, knownPincode, rememberPincode } from '@/lib/client/pincode-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { fakeBff, lost } from '@/lib/testing/fake-bff';
import { LocationPopup } from './location-popup';

const HERE = { coords: { latitude: 11.017, longitude: 76.956 } };
const getCurrentPosition = jest.fn((found: (at: unknown) => void) => found(HERE));

function permission(state: PermissionState) {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const query = async () => ({ state });
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: { query } });
}

const bff = () =>
  fakeBff({
    'POST /api/location': () => ({ pincode: '641001', message: '' }),
  });

beforeEach(() => {
  jest.useFakeTimers();
  forgetEverything();
  localStorage.clear();
  getCurrentPosition.mockClear();
  closeModal();
});
afterEach(() => jest.useRealTimers());

async function visit(): Promise<void> {
  const { unmount } = render(<LocationPopup />);
  await act(async () => {
    await jest.advanceTimersByTimeAsync(5_000);
  });
  unmount();
}

test('[4.location.once] [d30.silent] with location access granted the pincode is found silently and stored, and the popup opens once', async () => {
  permission('granted');
  bff();
  await visit();
  expect(knownPincode()).toBe('641001');
  expect(currentModal()).toMatchObject({ kind: 'pincode', located: true });
  closeModal();
  localStorage.removeItem('pincode');
  await visit();
  expect(currentModal()).toBeUndefined();
  expect(getCurrentPosition).toHaveBeenCalledTimes(1);
});

test('an open dialog of the page itself stays as well', async () => {
  permission('granted');
  bff();
  const { unmount } = render(<dialog open />);
  await visit();
  expect([currentModal(), knownPincode()]).toEqual([undefined, undefined]);
  unmount();
  await visit();
  expect(currentModal()).toMatchObject({ kind: 'pincode' });
});

test('an open dialog stays, and the popup opens on a later page', async () => {
  permission('granted');
  bff();
  void openSignIn();
  await visit();
  expect([currentModal()?.kind, knownPincode(), hasPopupOpened()]).toEqual(['sign-in', undefined, false]);
  closeModal();
  await visit();
  expect(currentModal()).toMatchObject({ kind: 'pincode', located: true });
});

test.each(['prompt', 'denied'] as const)(
  '[d30.notOnLoad] with location permission %s nothing is asked on load',
  async (state) => {
    permission(state);
    bff();
    await visit();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(currentModal()).toBeUndefined();
  },
);

test('a known pincode is not replaced', async () => {
  permission('granted');
  rememberPincode('641002');
  bff();
  await visit();
  expect(getCurrentPosition).not.toHaveBeenCalled();
  expect(knownPincode()).toBe('641002');
});

test('a pincode that was entered meanwhile is not replaced', async () => {
  permission('granted');
  bff();
  getCurrentPosition.mockImplementationOnce((found) => {
    rememberPincode('641002');
    found(HERE);
  });
  await visit();
  expect([knownPincode(), currentModal()]).toEqual(['641002', undefined]);
});

test('[8.network.silent] outside Tamil Nadu, or when the shop does not answer, nothing opens; only the former is remembered', async () => {
  permission('granted');
  const shop = bff();
  shop.on('POST /api/location', lost);
  await visit();
  expect([currentModal(), hasPopupOpened()]).toEqual([undefined, false]);
  shop.on('POST /api/location', () => ({ pincode: '', message: 'We deliver in Tamil Nadu only.' }));
  await visit();
  expect([currentModal(), hasPopupOpened(), knownPincode()]).toEqual([undefined, true, undefined]);
});
