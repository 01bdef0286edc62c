import { CHANGE_MARK_HEADER } from '@/lib/domain/change-mark';
import type { SessionPayload } from '@/lib/session/seal';
import { browserRequest, customerSession, guestSession } from '@/lib/testing/browser-request';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { POST as check } from './check/route';
import { PUT as setLine } from './lines/[productId]/route';
import { DELETE, GET, POST } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
setStorefrontEnv();

const settings = { minimum_purchase: 100.5, maximum_purchase: 20_000, online_payment: '1' };
const cart = { status: 1, message: '', version: 3, cart_list: [], promotion_amount: 75.5, ...settings };
const checked = {
  outOfStock: [],
  inActiveProduct: [],
  inActiveCatProduct: [],
  variantChange: [],
  unitChange: [],
  productPriceChange: [],
  totalPrice: 0,
};
const bounds = {
  promotionCredit: 7_550,
  limits: { minimum: 10_050, maximum: 2_000_000 },
  onlinePayment: true,
};

const ask = (method: string, session: SessionPayload, body?: object) =>
  browserRequest(method, '/api/cart', { session, ...(body && { body }) });

const line = { params: Promise.resolve({ productId: '5' }) };

describe.each([
  ['a guest', guestSession],
  ['a customer', customerSession],
])('of %s', (_who, payload) => {
  test.each([
    ['reading the cart', '/cartlisting', async () => GET(await ask('GET', payload))],
    ['emptying it', '/cartempty', async () => DELETE(await ask('DELETE', payload))],
    ['changing a line', '/cartupdate', async () => setLine(await ask('PUT', payload, { quantity: 2 }), line)],
    ['checking it', '/cartcheck', async () => check(await ask('POST', payload))],
  ])('%s is one API call, whose response contains the limits', async (_what, path, send) => {
    const api = shopApiAnswers(() => Response.json({ data: { ...checked, ...cart } }));
    const response = await send();
    const told = await response.json();
    expect([response.status, told.cart ?? told]).toEqual([
      200,
      { version: 3, owner: expect.stringMatching(/^(guest|customer)\.\S{16}$/), lines: [], ...bounds },
    ]);
    expect(api.mock.calls.map(([{ url }]) => url.pathname)).toEqual([path]);
  });
});

test('a visitor without a session gets an empty cart with the general limits, without a cart request to the shop API', async () => {
  const api = shopApiAnswers(() => Response.json({ data: [settings] }));
  const response = await GET(new Request('http://localhost:3000/api/cart'));
  expect(await response.json()).toEqual({ version: 0, owner: '', lines: [], ...bounds, promotionCredit: 0 });
  expect(api.mock.calls.map(([{ url }]) => url.pathname)).toEqual(['/orderSettings']);
});

test('a shop that takes no online payment offers none', async () => {
  shopApiAnswers(() => Response.json({ data: { ...cart, online_payment: '0' } }));
  const response = await GET(await ask('GET', customerSession));
  expect(await response.json()).toMatchObject({ onlinePayment: false });
});

test('a removed line is put back in its place, and a cart that got less than requested says so', async () => {
  const message = 'Only 3 left.';
  const api = shopApiAnswers(() => Response.json({ data: { ...cart, status: 2, message } }));
  const response = await setLine(await ask('PUT', guestSession, { quantity: 4, lineId: 52 }), line);
  expect(await response.json()).toMatchObject({ message, cart: { version: 3 } });
  expect(JSON.parse(api.mock.calls[0]?.[0].body ?? '')).toEqual({
    user_id: 'guest_1',
    user_type: 'guest',
    order_by: 'web',
    product_id: 5,
    quantity: 4,
    cart_id: 52,
  });
});

test('a form that removes lines which are already gone reports no removal', async () => {
  shopApiAnswers(() => Response.json({ data: { ...checked, ...cart } }));
  const { url, headers } = await ask('POST', guestSession);
  headers.set('content-type', 'application/x-www-form-urlencoded');
  const response = await POST(
    new Request(url, { method: 'POST', headers, body: 'operation=remove_problems' }),
  );
  expect([response.status, response.headers.get('location')]).toEqual([303, '/cart/plain']);
});

describe('a cart change with a change mark', () => {
  const marked = async (mark: string) => {
    const request = await ask('PUT', guestSession, { quantity: 2 });
    request.headers.set(CHANGE_MARK_HEADER, mark);
    return setLine(request, line);
  };

  test('is sent to the shop API with its mark', async () => {
    const api = shopApiAnswers(() => Response.json({ data: cart }));
    expect((await marked('tab-number-1.20')).status).toBe(200);
    expect(api.mock.calls.map(([{ headers }]) => headers.get(CHANGE_MARK_HEADER))).toEqual([
      'tab-number-1.20',
    ]);
  });

  test.each(['', 'tab.20', 'tab-number-1', 'tab-number-1.0', 'tab-number-1.-5', 'tab number 1.20'])(
    'is rejected when its mark is invalid: %j',
    async (mark) => {
      const api = shopApiAnswers(() => Response.json({ data: cart }));
      const response = await marked(mark);
      expect([response.status, await response.json()]).toEqual([
        400,
        { error: expect.objectContaining({ code: 'bad_request', field: CHANGE_MARK_HEADER }) },
      ]);
      expect(api).not.toHaveBeenCalled();
    },
  );
});
