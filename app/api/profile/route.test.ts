import { browserRequest, customerSession, storedSession } from '@/lib/testing/browser-request';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { GET as getData } from './data/route';
import { DELETE, PUT } from './route';

jest.mock('next/server', () => ({ connection: async () => undefined }));
setStorefrontEnv();

const ask = (method: string, path: string, body?: object) =>
  browserRequest(method, path, { session: customerSession, ...(body && { body }) });

test('[5.profile.mobile] a saved profile has the customer’s own mobile, and its name is in the session', async () => {
  const api = shopApiAnswers(() => Response.json({ data: { message: 'Saved.' } }));
  const changed = { name: 'Meena Devi', email: '', birthDate: '1990-05-01', gender: 2 };
  const response = await PUT(await ask('PUT', '/api/profile', changed));
  const profile = { ...changed, mobile: customerSession.customer.mobile };
  expect(await response.json()).toEqual({ profile, message: 'Saved.' });
  expect(JSON.parse(api.mock.calls[0]?.[0].body ?? '')).toMatchObject({ mobile: profile.mobile });
  expect((await storedSession(response))?.customer).toEqual({
    ...customerSession.customer,
    name: 'Meena Devi',
  });
});

test('a refused name is not in the session', async () => {
  shopApiAnswers(() => Response.json({ error: { code: 'bad_request', message: '' } }, { status: 400 }));
  const changed = { name: 'Meena Devi', email: '', birthDate: '', gender: 0 };
  const response = await PUT(await ask('PUT', '/api/profile', changed));
  expect([response.status, response.headers.getSetCookie()]).toEqual([400, []]);
});

const erase = async () => DELETE(await ask('DELETE', '/api/profile', { confirm: 'DELETE' }));

test('a customer is signed out once the account is deleted, and not before', async () => {
  const error = { code: 'conflict', message: '' };
  shopApiAnswers(() => Response.json({ error }, { status: 409 }));
  expect((await erase()).headers.getSetCookie()).toEqual([]);
  shopApiAnswers(() => Response.json({ data: { status: 1, message: 'Deleted.' } }));
  const deleted = await erase();
  expect(await deleted.json()).toEqual({ message: 'Deleted.' });
  expect(deleted.headers.getSetCookie()[0]).toMatch(/^koodai_session=; .*Max-Age=0/);
});

test.each([
  [{ orders: 0, payments: 0, enquiries: 0, sessions: 0 }, true],
  [{ orders: 3, payments: 0, enquiries: 0, sessions: 0 }, false],
  [{ orders: 0, payments: 0, enquiries: 0, sessions: 12 }, false],
])('the customer’s data, of which %j are left out, is whole: %j', async (left_out, isWhole) => {
  const now = '2026-11-01 10:00:00';
  const data = {
    exported_date: now,
    left_out,
    profile: { name: 'Meena', mobile: '9843012345', email: '', gender: 2, d_o_b: '1990-05-01' },
    customer_since: now,
    promotion_credit: 75.5,
    addresses: [],
    orders: [],
    payments: [],
    cart: [],
    favourites: [],
    stock_alerts: [],
    pincode_alerts: [{ pincode: '643001', created_date: now }],
    enquiries: [],
    sessions: [],
  };
  shopApiAnswers(() => Response.json({ data }));
  const response = await getData(await ask('GET', '/api/profile/data'));
  expect(await response.json()).toEqual({ data, isWhole });
});
