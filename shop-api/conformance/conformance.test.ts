import { allCalls } from '@/lib/contract/shop/all-calls';
import { shopWorld } from '@/shop-api/testing/shop-world';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { allBehaviours } from './behaviours';
import { checksOf } from './checks';
import { goodInputs } from './good-input';
import { nameOf } from './run';
import type { World } from './world';

let shop: TestShop;
let world: World;
beforeAll(async () => {
  shop = await openTestShop();
  world = await shopWorld(shop);
});
afterAll(() => shop.close());

describe('the shop API and its contract', () => {
  it('has a route and a valid input for every call, and no other input', () => {
    const names = allCalls.map((call) => call.name);
    expect(Object.keys(goodInputs).sort()).toEqual([...names].sort());
    const missing = allCalls.filter(({ method, path: url }) => !shop.app.hasRoute({ method, url }));
    expect(missing.map((call) => call.name)).toEqual([]);
  });
});

describe.each(allCalls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  it.each(checksOf(call).map((check) => [check.title, check] as const))('%s', (_title, check) =>
    check.run(world),
  );
});

test.each(allBehaviours.map((behaviour) => [nameOf(behaviour), behaviour] as const))(
  '%s',
  (_name, behaviour) => behaviour.run(world),
);
