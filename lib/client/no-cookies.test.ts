import { takeWaitingToasts } from '@/components/ui/toast/toast-store';
import { fakeBff } from '@/lib/testing/fake-bff';
import { setQuantity } from './cart-queue';
import { shopperIsKnown } from './first-guest';
import { requestOtp } from './sign-in';
import { cartOf, forgetEverything, lineOf, tomato } from './testing/carts';

const MESSAGE = 'Your browser keeps no cookies. Allow them for this shop, or it cannot keep your cart.';
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
  shopperIsKnown(false);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
});

/** As Chromium does it: nothing is kept, and there are no locks to be had. */
function blockCookies() {
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
  const request = () => Promise.reject(new DOMException('storage is blocked', 'SecurityError'));
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
}

test('a browser that keeps no cookies is told so, each time, and shows no cart that would be gone', async () => {
  const bff = openShop();
  blockCookies();
  expect([await setQuantity(tomato, 1), await setQuantity(tomato, 1)]).toEqual([false, false]);
  expect(bff.callsOf('PUT /api/cart/lines/:id')).toHaveLength(2);
  expect(takeWaitingToasts().map(({ message }) => message)).toEqual([MESSAGE, MESSAGE]);
});

test('nor can a code be entered there', async () => {
  openShop();
  blockCookies();
  await expect(requestOtp(person)).rejects.toMatchObject({ code: 'no_cookies' });
});

test('one that keeps those of the shop, and none of scripts, is told nothing', async () => {
  openShop();
  jest.spyOn(document, 'cookie', 'get').mockReturnValue('koodai_shopper=1');
  expect(await setQuantity(tomato, 1)).toBe(true);
  expect(await requestOtp(person)).toEqual(SENT);
  expect(takeWaitingToasts()).toEqual([]);
});

test('nor who was known before', async () => {
  openShop();
  blockCookies();
  shopperIsKnown(true);
  expect(await requestOtp(person)).toEqual(SENT);
});
