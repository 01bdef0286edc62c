import fc from 'fast-check';
import type { ShopCall } from '@/lib/contract/define-call';
import { allCalls } from '@/lib/contract/shop/all-calls';
import { hostileChanges } from '@/shop-api/testing/hostile';
import { shopWorld } from '@/shop-api/testing/shop-world';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { headersOf, prepare } from './checks';
import { Mismatch, requireGoodAnswer, requireKnownFailure } from './mismatch';
import { type Encoding, encodingsOf, type Payload, send, textOf } from './send';
import type { World } from './world';

const RUNS = Number(process.env.HOSTILE_RUNS ?? 25);
const PATIENCE_MS = 60_000 + RUNS * 1_000;

let shop: TestShop;
let world: World;
beforeAll(async () => {
  shop = await openTestShop();
  world = await shopWorld(shop);
});
afterAll(() => shop.close());

/** The input as the API reads it: forms and queries have texts, and lists for repeated names. */
function asRead(payload: Payload, encoding: Encoding): unknown {
  if (encoding === 'json') return JSON.parse(JSON.stringify(payload));
  const read = Object.entries(payload).flatMap(([name, value]) => {
    if (!Array.isArray(value)) return [[name, textOf(value)]];
    const texts = value.map(textOf);
    return texts.length === 0 ? [] : [[name, texts.length === 1 ? texts[0] : texts]];
  });
  return Object.fromEntries(read);
}

async function requireSaneAnswer(call: ShopCall, input: Payload, encoding: Encoding): Promise<void> {
  const good = await prepare(call, world);
  const payload = { ...good.input, ...input };
  const incoming = await send(world.target, call, payload, await headersOf(world, good), encoding);
  if (incoming.status !== 200) return requireKnownFailure(call, incoming, Object.keys(payload));
  requireGoodAnswer(call, incoming);
  const isAllowed = call.input.safeParse(asRead(payload, encoding)).success;
  if (!isAllowed) throw new Mismatch('took an input that the contract does not allow');
}

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it(
    '[7.inputs] answers any input within the contract, and never with a 5xx',
    () =>
      fc.assert(
        fc.asyncProperty(hostileChanges(call), fc.constantFrom(...encodingsOf(call)), (input, encoding) =>
          requireSaneAnswer(call, input, encoding),
        ),
        { numRuns: RUNS },
      ),
    PATIENCE_MS,
  );
});

it('leaves the shop unchanged for the next shopper', async () => {
  expect((await shop.app.inject({ url: '/ready' })).statusCode).toBe(200);
  expect(Object.prototype).not.toHaveProperty('polluted');
});
