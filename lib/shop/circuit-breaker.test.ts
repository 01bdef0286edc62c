import { z } from 'zod';
import { defineCall } from '@/lib/contract/define-call';
import { shopApiAnswers, shopApiIsSilent } from '@/lib/testing/shop-api-answers';
import { setStorefrontEnv } from '@/lib/testing/storefront-env';
import { shopFetch } from './shop-fetch';

setStorefrontEnv();

const shared = {
  identity: 'none',
  summary: '',
  method: 'GET',
  input: z.object({}),
  output: z.object({ ok: z.literal(true) }),
  errors: [],
} as const;
const newCall = (name: string) => defineCall({ ...shared, name, path: `/${name}` });

const good = () => Response.json({ ok: true });
const failed = (status: number, code: string) => () =>
  Response.json({ error: { code, message: '' } }, { status });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
});

async function callOften(call: ReturnType<typeof newCall>, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let done = 0; done < times; done += 1) {
    codes.push(
      await shopFetch(call, {}).then(
        () => 'answered',
        (error) => error.code,
      ),
    );
  }
  return codes;
}

test('a call that keeps failing is blocked, while other calls are not', async () => {
  const [slow, other] = [newCall('slow'), newCall('other')];
  const api = shopApiAnswers(failed(500, 'internal'));
  expect(new Set(await callOften(slow, 20))).toEqual(new Set(['internal']));
  api.mockClear();
  expect(await callOften(slow, 3)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(api).not.toHaveBeenCalled();
  await callOften(other, 1);
  expect(api).toHaveBeenCalledTimes(1);
});

test('failures of the payment provider do not block payments', async () => {
  const paying = newCall('paying');
  const api = shopApiAnswers(failed(502, 'payment_link_failed'));
  await callOften(paying, 20);
  api.mockClear();
  expect(await callOften(paying, 1)).toEqual(['payment_link_failed']);
  expect(api).toHaveBeenCalledTimes(1);
});

test.each([
  [
    'names that failure elsewhere',
    { error: { code: 'internal', message: '' }, last: { code: 'payment_link_failed' } },
  ],
  ['is no error of the contract', { code: 'payment_link_failed' }],
])('a 5xx that %s counts as a failure', async (kind, body) => {
  const failing = newCall(kind.replaceAll(' ', '-'));
  const api = shopApiAnswers(() => Response.json(body, { status: 502 }));
  await callOften(failing, 20);
  api.mockClear();
  expect(await callOften(failing, 1)).toEqual(['unavailable']);
  expect(api).not.toHaveBeenCalled();
});

test('timeouts count as failures', async () => {
  const silent = newCall('silent');
  const api = shopApiIsSilent();
  await callOften(silent, 20);
  api.mockClear();
  expect(await callOften(silent, 1)).toEqual(['unavailable']);
  expect(api).not.toHaveBeenCalled();
});

test('after a while one call is tried, and its success unblocks the others', async () => {
  const mending = newCall('mending');
  const api = shopApiAnswers(failed(503, 'unavailable'));
  await callOften(mending, 20);
  await jest.advanceTimersByTimeAsync(5_000);
  api.mockClear();
  expect(await callOften(mending, 3)).toEqual(['unavailable', 'unavailable', 'unavailable']);
  expect(api).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(5_000);
  api.mockImplementation(good);
  expect(await callOften(mending, 5)).toEqual(Array(5).fill('answered'));
});

test.each([
  [400, 'bad_request'],
  [401, 'unauthenticated'],
  [404, 'not_found'],
  [409, 'out_of_stock'],
  [429, 'too_many'],
] as const)('answers with %i never block a call', async (status, code) => {
  const refused = newCall(`refused-${status}`);
  const api = shopApiAnswers(failed(status, code));
  expect(new Set(await callOften(refused, 40))).toEqual(new Set([code]));
  expect(api).toHaveBeenCalledTimes(40);
});
