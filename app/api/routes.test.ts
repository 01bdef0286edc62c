import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ACTOR_HEADER } from '@/lib/contract/actor-token';
import { sessionCookie } from '@/lib/session/cookie';
import { shopApiAnswers } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';

type Handler = (request: Request) => Promise<Response>;
type Definition = {
  auth: string;
  cacheControl?: string;
  cost?: number;
  params?: z.core.$ZodType;
  query?: z.core.$ZodType;
  body?: z.core.$ZodType;
  handler: (input: object) => Promise<unknown>;
};

const mockDefinitions = new Map<unknown, Definition>();
const mockReadOfSession = jest.fn();

function mockRecording(define: (definition: Definition) => Handler) {
  return (definition: Definition): Handler => {
    const session = new Proxy({}, { get: (_, name) => mockReadOfSession(name) });
    const withoutSession: Definition = {
      ...definition,
      handler: (input) => definition.handler({ ...input, session }),
    };
    const handler = define(definition.cacheControl ? withoutSession : definition);
    mockDefinitions.set(handler, definition);
    return handler;
  };
}

jest.mock('next/server', () => ({ ...jest.requireActual('next/server'), connection: async () => undefined }));
jest.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }));
jest.mock('@/lib/bff/define-route', () => {
  const actual = jest.requireActual('@/lib/bff/define-route');
  return { ...actual, defineRoute: mockRecording(actual.defineRoute) };
});
jest.mock('@/lib/bff/define-form', () => {
  const actual = jest.requireActual('@/lib/bff/define-form');
  return { ...actual, defineForm: mockRecording(actual.defineForm) };
});
setStorefrontEnv();
afterEach(() => mockReadOfSession.mockClear());

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const IDENTITY = /user_?id|user_?type|guest_?id/i;
/** Is valid for every public route. */
const QUERY = 'list=category&category=keerai&q=tomato&city=Coimbatore&slugs=tomato';

const files = readdirSync(__dirname, { recursive: true })
  .map(String)
  .filter((file) => /(^|\/)route\.[jt]sx?$/.test(file));

async function definitionsOf(file: string) {
  const handlers: [string, Handler][] = Object.entries(await import(path.join(__dirname, file)));
  return handlers.map(([method, call]) => ({ method, call, ...mockDefinitions.get(call) }));
}

test('API routes are found', () => {
  expect(files.length).toBeGreaterThan(15);
});

test.each(files)('every handler of %s is created by defineRoute or defineForm', async (file) => {
  const definitions = await definitionsOf(file);
  expect(definitions.length).toBeGreaterThan(0);
  for (const { method, auth } of definitions) {
    expect(METHODS).toContain(method);
    expect(auth).toMatch(/^(none|visitor|shopper|customer|service)$/);
  }
});

test.each(files)('what %s lets caches keep is the same for every shopper', async (file) => {
  const api = shopApiAnswers(() => new Response('{}'));
  const customer = { id: '7', name: 'Meena', mobile: '9876543210', sid: 'sid_1' };
  const [cookie = ''] = (await sessionCookie({ guestId: 'guest_1', customer })).split(';');
  for (const { auth, cacheControl, call } of await definitionsOf(file)) {
    if (cacheControl === undefined) continue;
    expect(auth).toBe('none');
    await call(new Request(`http://localhost:3000/api/a?${QUERY}`, { headers: { cookie } }));
    expect(api).toHaveBeenCalled();
    for (const [{ headers }] of api.mock.calls) expect(headers.has(ACTOR_HEADER)).toBe(false);
    expect(mockReadOfSession).not.toHaveBeenCalled();
  }
});

test.each(files)('no read of %s creates a guest', async (file) => {
  for (const { method, auth } of await definitionsOf(file)) {
    if (method === 'GET') expect(auth).not.toBe('shopper');
  }
});

test.each(files)('no input of %s is an identity', async (file) => {
  for (const { params, query, body } of await definitionsOf(file)) {
    for (const schema of [params, query, body]) {
      const names = JSON.stringify(schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
      expect(names ?? '').not.toMatch(IDENTITY);
    }
  }
});

test('a costly call counts as several in the rate limit', async () => {
  const costs = files.map(async (file) =>
    (await definitionsOf(file)).flatMap(({ method, cost }) =>
      cost === undefined ? [] : [[`${method} ${path.dirname(file)}`, cost] as const],
    ),
  );
  expect(Object.fromEntries((await Promise.all(costs)).flat())).toEqual({
    'POST session/otp': 10,
    'POST session/otp/resend': 10,
    'POST session/verify': 10,
    'GET captcha': 10,
    'POST enquiries': 10,
    'POST location': 10,
    'POST orders/payment': 10,
    'POST orders/payment/result': 10,
    'POST orders/[orderId]/again': 10,
    'GET profile/data': 10,
    'GET products/cards': 12,
  });
});
