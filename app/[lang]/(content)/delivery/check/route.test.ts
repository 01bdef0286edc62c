import { texts } from '@/lib/messages/texts';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { GET } from './route';

setStorefrontEnv({ RATE_LIMIT_PER_MINUTE: '2' });

const DELIVERIES: Record<string, { status: 1 | 400; city_name: string }> = {
  '641001': { status: 1, city_name: 'Coimbatore' },
  '643001': { status: 400, city_name: 'The Nilgiris' },
};

let api: ReturnType<typeof shopApiAnswers>;
beforeEach(() => {
  api = shopApiAnswers(({ body = '' }) => {
    const { pincode } = JSON.parse(body);
    const data = DELIVERIES[pincode] ?? { status: 400, city_name: '' };
    return Response.json({ data: { ...data, message: '' } });
  });
});

const check = (pincode: string, lang = 'en', headers = {}) =>
  GET(new Request(`http://shop/delivery/check?${new URLSearchParams({ pincode })}`, { headers }), {
    params: Promise.resolve({ lang }),
  });

test.each([
  ['641001', '/delivery/served?pincode=641001'],
  ['641 001', '/delivery/served?pincode=641001'],
  ['௬௪௧௦௦௧', '/delivery/served?pincode=641001'],
  ['643001', '/delivery/not-served?pincode=643001'],
  ['999999', '/delivery/elsewhere?pincode=999999'],
])('%s is redirected to its result page: %s', async (pincode, address) => {
  const { status, headers } = await check(pincode);
  expect([status, headers.get('location')]).toEqual([307, address]);
});

test('the result page is in the language of the request', async () => {
  const { headers } = await check('641001', 'ta');
  expect(headers.get('location')).toBe('/ta/delivery/served?pincode=641001');
});

test.each([
  ['6410', '/delivery/incomplete?pincode=6410'],
  ['', '/delivery/incomplete'],
  ['Coimbatore', '/delivery/incomplete'],
])('"%s" makes no shop API call', async (pincode, address) => {
  expect((await check(pincode)).headers.get('location')).toBe(address);
  expect(api).not.toHaveBeenCalled();
});

test('the client IP is passed to the shop API, and each IP is rate limited per minute', async () => {
  const asker = { 'x-request-id': 'request-of-a-test', 'x-client-ip': '203.0.113.7' };
  const ask = () => check('641001', 'ta', asker);
  for (let times = 0; times < 10; times++) expect((await ask()).status).toBe(307);
  const refused = await ask();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.text()).toBe(texts.ta('error.too_many'));
  expect(api).toHaveBeenCalledTimes(10);
  expect(api.mock.calls[0]?.[0].headers.get('x-request-id')).toBe('request-of-a-test');
});
