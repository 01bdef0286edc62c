import type { InjectOptions } from 'fastify';
import { cartupdate } from '@/lib/contract/shop/cart';
import { errorWire } from '@/lib/contract/shop/error-wire';
import { actorHeaders, serviceHeaders } from '@/shop-api/conformance/send';
import { appTarget } from '@/shop-api/testing/app-target';
import { newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  const target = appTarget(shop);
  headers = { ...serviceHeaders(target), ...(await actorHeaders(target, newGuest())) };
});
afterAll(() => shop.close());

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const BIG = { headers: { 'content-type': JSON_TYPE }, payload: 'x'.repeat(17_000) };

async function refusalOf(request: InjectOptions) {
  const response = await shop.app.inject({ ...request, headers: { ...headers, ...request.headers } });
  const { error } = errorWire.parse(response.json());
  return { status: response.statusCode, code: error.code, field: error.field };
}

function post(payload: string, type = JSON_TYPE) {
  return refusalOf({ method: 'POST', url: cartupdate.path, headers: { 'content-type': type }, payload });
}

describe('a malformed request', () => {
  it.each([
    ['half of a JSON text', '{"user_id":', JSON_TYPE],
    ['an empty JSON text', '', JSON_TYPE],
    ['a prototype in JSON', '{"__proto__":{"admin":1}}', JSON_TYPE],
    ['a constructor in JSON', '{"constructor":{"prototype":{"admin":1}}}', JSON_TYPE],
    ['a list', '[{"user_id":"1"}]', JSON_TYPE],
    ['a text', '"user_id"', JSON_TYPE],
    ['a number', '7', JSON_TYPE],
    ['brackets 7,000 deep', `${'['.repeat(7_000)}${']'.repeat(7_000)}`, JSON_TYPE],
    ['objects 2,500 deep', `${'{"a":'.repeat(2_500)}1${'}'.repeat(2_500)}`, JSON_TYPE],
    ['percent signs that mean nothing', 'user_id=%zz&product_id=%', FORM_TYPE],
    ['a thousand names in a form', Array.from({ length: 1_000 }, (_, i) => `a${i}=1`).join('&'), FORM_TYPE],
    ['prototype names in a form', '__proto__=1&constructor=2&toString=3&hasOwnProperty=4', FORM_TYPE],
  ])('is a 400 that names what is wrong: %s', async (_title, payload, type) => {
    const { status, code, field } = await post(payload, type);
    expect({ status, code }).toEqual({ status: 400, code: 'bad_request' });
    expect(field).toMatch(/^(body|user_id)$/);
  });

  it.each([
    ['XML', '<user_id>1</user_id>', 'application/xml'],
    ['a file', '--x\r\n', 'multipart/form-data; boundary=x'],
    ['plain text', 'user_id=1', 'text/plain'],
    ['a broken content type', 'a=b', ';;;'],
  ])('is a 415 of its kind: %s', async (_title, payload, type) => {
    expect(await post(payload, type)).toEqual({ status: 415, code: 'wrong_type' });
  });

  it('is refused as too large beyond 16 KiB', async () => {
    expect(await post(`{"user_id":"${'x'.repeat(17_000)}"}`)).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it.each(['/%zz', '/socialShare/%', '/socialShare/%c3%28'])('is a 400 of the path: %s', async (url) => {
    const method = url.startsWith('/socialShare') ? 'POST' : 'GET';
    expect(await refusalOf({ method, url })).toEqual({ status: 400, code: 'bad_request', field: 'path' });
  });

  it.each([
    ['a path that climbs', { method: 'GET' as const, url: '/docs/../../package.json' }],
    ['two slashes', { method: 'GET' as const, url: '//cartlisting' }],
    ['other letters', { method: 'GET' as const, url: '/CartListing' }],
    ['a parameter that is left out', { method: 'GET' as const, url: '/socialShare/' }],
    ['an unknown path, whatever the body', { method: 'POST' as const, url: '/nothing', ...BIG }],
  ])('is not found: %s', async (_title, request) => {
    expect(await refusalOf(request)).toMatchObject({ status: 404, code: 'not_found' });
  });

  it.each([
    ['a call of POST', '/cartempty', 'GET', 'POST'],
    ['a call of POST', '/cartempty', 'HEAD', 'POST'],
    ['a call of GET', '/faq', 'POST', 'GET, HEAD'],
    ['a call with a query', '/faq?x=1', 'DELETE', 'GET, HEAD'],
    ['a call with a path parameter', '/socialShare/country-tomato', 'PUT', 'POST'],
    ['a file', '/docs/openapi.json', 'OPTIONS', 'GET, HEAD'],
    ['a path with two routes', '/payments/local/locallink_1', 'PATCH', 'GET, HEAD, POST'],
  ] as const)('is a 405 with the methods of %s: %s by %s', async (_title, url, method, allow) => {
    const payload = method === 'POST' ? { payload: '<user_id/>' } : {};
    const response = await shop.app.inject({ method, url, headers, ...payload });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
    if (method !== 'HEAD') expect(errorWire.parse(response.json()).error.code).toBe('wrong_method');
  });

  it.each(['x-request-id', 'idempotency-key', 'x-shop-caller-ip', 'accept', 'cookie'])(
    'is served normally with an invalid %s',
    async (name) => {
      const senseless = { [name]: `"';%00${'x'.repeat(3_000)}` };
      const response = await shop.app.inject({
        method: 'GET',
        url: '/faq',
        headers: { ...headers, ...senseless },
      });
      expect(response.statusCode).toBe(200);
      expect(response.headers['x-request-id']).toMatch(/^[A-Za-z0-9_-]{1,64}$/);
    },
  );
});
