import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FreeDeliveryProvider } from '@/lib/client/free-delivery';
import { currentModal } from '@/lib/client/modal-store';
import { knownPincode, rememberPincode } from '@/lib/client/pincode-store';
import { forgetEverything } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { answer, type FakeBff, fakeBff, lost } from '@/lib/testing/fake-bff';
import { PincodeDialog } from './pincode-dialog';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

const SERVED = 'Yes, we deliver to 641001 in Coimbatore.';
const REFUSED = 'Sorry, we do not deliver to 643001 yet.';
const DELIVERIES: Record<string, unknown> = {
  '641001': { pincode: '641001', served: true, city: 'Coimbatore', message: SERVED },
  '643001': { pincode: '643001', served: false, city: 'The Nilgiris', message: REFUSED },
};
const GUEST = { customer: null, suspended: false };
const MEENA = { customer: { name: 'Meena', mobile: '9843012345' }, suspended: false };

beforeEach(() => {
  forgetEverything();
  localStorage.clear();
  takeWaitingToasts();
});

function open({ session = GUEST as unknown, located = false, isDeliveryFree = false } = {}) {
  let waiting: string[] = [];
  const bff = fakeBff({
    'GET /api/session': () => session,
    'GET /api/delivery': ({ query }) => DELIVERIES[query.get('pincode') ?? ''],
    'POST /api/location': () => ({ pincode: '641001', message: '' }),
    'GET /api/pincode-alerts': () => ({ pincodes: waiting }),
    'PUT /api/pincode-alerts/:pincode': ({ params }) => {
      waiting = [params.pincode ?? ''];
      return { pincodes: waiting };
    },
    'DELETE /api/pincode-alerts/:pincode': () => {
      waiting = [];
      return { pincodes: waiting };
    },
  });
  render(
    <FreeDeliveryProvider isFree={isDeliveryFree}>
      <PincodeDialog located={located} onClose={() => {}} />
    </FreeDeliveryProvider>,
  );
  return { bff, user: userEvent.setup() };
}

const field = () => screen.getByRole('textbox', { name: 'Pincode' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function check(user: ReturnType<typeof userEvent.setup>, pincode: string): Promise<void> {
  await user.clear(field());
  if (pincode) await user.type(field(), pincode);
  await user.click(button('Check'));
}

/** Makes geolocation answer with a position, or with a `GeolocationPositionError` of this code. */
function place(given: { latitude: number; longitude: number } | number) {
  const getCurrentPosition = jest.fn((found: (at: unknown) => void, fail: (error: unknown) => void) =>
    typeof given === 'number' ? fail({ code: given }) : found({ coords: given }),
  );
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
}

const asked = (bff: FakeBff) => bff.callsOf('GET /api/delivery').map(({ query }) => query.get('pincode'));

test.each([
  ['[5.pincode.required]', '', 'Enter pincode'],
  ['[5.pincode.short]', '64100', 'Enter valid pincode'],
])('%s "%s": %s, and nothing is requested', async (_rule, pincode, message) => {
  const { bff, user } = open();
  await check(user, pincode);
  expect(field()).toHaveAccessibleDescription(message);
  expect(field()).toBeInvalid();
  await waitFor(() => expect(field()).toHaveFocus());
  expect(asked(bff)).toEqual([]);
});

test.each([
  ['abc6x4', '64'],
  ['6410019', '641001'],
  ['641 001', '641001'],
])('[5.pincode.digits] from "%s" the field keeps %s', async (typed, kept) => {
  const { user } = open();
  await user.type(field(), typed);
  expect(field()).toHaveValue(kept);
  await user.clear(field());
  await user.click(field());
  await user.paste(typed);
  expect(field()).toHaveValue(kept);
});

test('[8.pincode.answer] status 400 is an error with an error icon, any other answer a success with another icon', async () => {
  const { user } = open();
  await check(user, '643001');
  const refused = await screen.findByRole('alert');
  expect(refused).toHaveTextContent(REFUSED);
  expect(refused).toHaveClass('error');
  await check(user, '641001');
  const served = await screen.findByText(SERVED);
  const box = served.closest('.ok');
  expect(box?.querySelector('use')).not.toHaveAttribute(
    'href',
    refused.querySelector('use')?.getAttribute('href') ?? '',
  );
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
});

test('an answer is announced: it comes into a status that was there before; a refusal is an alert outside it', async () => {
  const { user } = open();
  const status = await screen.findByRole('status');
  expect(status).toBeEmptyDOMElement();
  await check(user, '641001');
  await waitFor(() => expect(status).toHaveTextContent(SERVED));
  await check(user, '643001');
  expect(await screen.findByRole('alert')).toHaveTextContent(REFUSED);
  expect(screen.getByRole('status')).toBe(status);
  expect(status).toBeEmptyDOMElement();
});

test('[2.modal.pincode] [8.pincode.note] the note and the free-delivery slides are shown from the start', async () => {
  const { bff } = open({ isDeliveryFree: true });
  await waitFor(() => expect(bff.callsOf('GET /api/session')).toHaveLength(1));
  expect(await screen.findByText('Currently we are serving limited locations')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Free delivery' })).toHaveAttribute(
    'aria-roledescription',
    'carousel',
  );
  expect(screen.getByText('Free delivery on every order')).toBeVisible();
});

test('no slide promises free delivery where the shop does not offer it', async () => {
  open();
  expect(await screen.findByText('Currently we are serving limited locations')).toBeVisible();
  expect(screen.queryByText(/free|no delivery fee/i)).not.toBeInTheDocument();
});

test('a checked pincode is remembered, served or not; a known one is checked at once', async () => {
  rememberPincode('643001');
  const { user } = open();
  expect(field()).toHaveValue('643001');
  expect(await screen.findByText(REFUSED)).toBeVisible();
  await check(user, '641001');
  await screen.findByText(SERVED);
  expect(knownPincode()).toBe('641001');
});

test('typing another pincode removes the answer, and a late answer for the old one is not shown', async () => {
  const { bff, user } = open();
  let send: (answer: unknown) => void = () => {};
  bff.on('GET /api/delivery', () => new Promise((resolve) => (send = resolve)));
  await check(user, '643001');
  await user.type(field(), '{Backspace}');
  await act(async () => send(DELIVERIES['643001']));
  expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
});

test.each([
  ['is silent', lost],
  ['fails', () => answer(503, { error: { code: 'unavailable' } })],
])('when the shop %s the dialog says so, and remembers nothing', async (_name, reply) => {
  const { bff, user } = open();
  bff.on('GET /api/delivery', reply);
  await check(user, '641001');
  expect(await screen.findByText(/shop is not responding right now/)).toBeVisible();
  expect(knownPincode()).toBeUndefined();
});

describe('Use my location', () => {
  test('asks on the press only, sends the place rounded, and shows the pincode for correction', async () => {
    const getCurrentPosition = place({ latitude: 11.0168445, longitude: 76.9558321 });
    const { bff, user } = open();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(button('Use my location'));
    expect(await screen.findByText(SERVED)).toBeVisible();
    expect(screen.getByText(/pincode nearest to you. Please check/)).toBeVisible();
    expect(field()).toHaveValue('641001');
    expect(knownPincode()).toBe('641001');
    expect(bff.callsOf('POST /api/location')[0]?.body).toEqual({ latitude: 11.017, longitude: 76.956 });
  });

  test.each([
    ['denied', 1, 'Your browser does not share your location. Type your pincode instead.'],
    ['unknown', 2, 'Your device could not find your location. Type your pincode instead.'],
    ['too late', 3, 'Finding your location took too long. Type your pincode instead.'],
  ])('when it is %s the dialog says so and sends nothing', async (_name, code, message) => {
    place(code);
    const { bff, user } = open();
    await user.click(button('Use my location'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(bff.callsOf('POST /api/location')).toEqual([]);
  });

  test('outside Tamil Nadu it says calmly where the shop delivers', async () => {
    place({ latitude: 12.97, longitude: 77.59 });
    const { bff, user } = open();
    bff.on('POST /api/location', () => ({ pincode: '', message: 'We deliver in Tamil Nadu only.' }));
    await user.click(button('Use my location'));
    expect(await screen.findByText('We deliver in Tamil Nadu only.')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(knownPincode()).toBeUndefined();
  });
});

describe('a pincode that is not served', () => {
  test('offers an SMS alert with one tap for a customer, who can unsubscribe', async () => {
    const { user } = open({ session: MEENA });
    await check(user, '643001');
    await user.click(await screen.findByRole('button', { name: 'Tell me when you do' }));
    const on = await screen.findByRole('button', { name: 'We will tell you by SMS' });
    expect(on).not.toHaveAttribute('aria-pressed');
    await user.click(on);
    expect(await screen.findByRole('button', { name: 'Tell me when you do' })).toBeVisible();
  });

  test('says when the customer has too many alerts', async () => {
    const { bff, user } = open({ session: MEENA });
    const full = { error: { code: 'conflict', message: '' } };
    bff.on('PUT /api/pincode-alerts/:pincode', () => answer(409, full));
    await check(user, '643001');
    await user.click(await screen.findByRole('button', { name: 'Tell me when you do' }));
    expect(
      await screen.findByText('You already have alerts for 20 pincodes. Remove one first.'),
    ).toBeVisible();
  });

  test('tells a guest that sign-in is needed, and subscribes afterwards', async () => {
    const { bff, user } = open();
    await check(user, '643001');
    expect(await screen.findByText(/You sign in with your mobile number/)).toBeVisible();
    await user.click(button('Tell me when you do'));
    const modal = currentModal();
    expect(bff.callsOf('PUT /api/pincode-alerts/:pincode')).toEqual([]);
    if (modal?.kind === 'sign-in') modal.done(true);
    await waitFor(() => expect(bff.callsOf('PUT /api/pincode-alerts/:pincode')).toHaveLength(1));
    expect(await screen.findByRole('button', { name: 'Tell me when you do' })).not.toHaveAttribute(
      'aria-busy',
    );
  });
});
