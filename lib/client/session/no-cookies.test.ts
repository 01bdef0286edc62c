import { setQuantity } from '@/lib/client/cart/cart-queue';
import { setShownOwner } from '@/lib/client/cart/first-guest';
import { cartOf, forgetEverything, lineOf, tomato } from '@/lib/client/testing/carts';
import { takeWaitingToasts } from '@/lib/client/toast-store';
import { fakeBff } from '@/lib/testing/fake-bff';
import { requestOtp } from './sign-in';

const MESSAGE = 'Your browser blocks cookies. Allow them for this shop, or it cannot keep your cart.';
const SENT = { sent: true, message: '' };
const person = { name: 'Meena', mobile: '9843012345' };

function openShop() {
  return fakeBff({
    'GET /api/cart': () => cartOf(0, [], ''),
    'PUT /api/cart/lines/:id': () => ({ cart: cartOf(1, [lineOf(tomato, 1)]) }),
    'POST /api/session/otp': () => SENT,
  });
}

beforeEach(async () => {
  await forgetEverything();
  takeWaitingToasts();
  setShownOwner('');
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

/** As in Chromium: cookies are not stored, and locks are refused. */
function blockCookies() {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const request = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('a browser that blocks cookies shows a toast at each write, and no cart that would be lost', async () => {
  const bff = openShop();
  blockCookies();
  expect([await setQuantity(tomato, 1), await setQuantity(tomato, 1)]).toEqual([false, false]);
  expect(bff.callsOf('PUT /api/cart/lines/:id')).toHaveLength(2);
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([MESSAGE, MESSAGE]);
});

test('a browser that blocks cookies cannot request a code', async () => {
  openShop();
  blockCookies();
  await expect(requestOtp(person)).rejects.toMatchObject({ code: 'no_cookies' });
});

test('a browser that only blocks cookies set by scripts shows no error', async () => {
  openShop();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('koodai_shopper=1');
  expect(await setQuantity(tomato, 1)).toBe(true);
  expect(await requestOtp(person)).toEqual(SENT);
  expect(takeWaitingToasts()).toEqual([]);
});

test('a shopper who is already known sees no error', async () => {
  openShop();
  blockCookies();
  setShownOwner('owner-1');
  expect(await requestOtp(person)).toEqual(SENT);
});
