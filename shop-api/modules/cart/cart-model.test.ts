import { inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { products } from '@/shop-api/db/schema/catalogue';
import { changeProducts, firstProductIds } from '@/shop-api/testing/buyers';
import { cartCommands, newModel } from '@/shop-api/testing/cart-commands';
import type { ModelProduct } from '@/shop-api/testing/cart-model';
import { fillCart, makeCustomer, newGuest } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const RUNS = 40;
const COMMANDS = 25;
const PATIENCE_MS = 120_000;
const AT_FIRST: ModelProduct = { stock: 20, pricePaise: 2_400, variantName: '500', active: true };

let shop: TestShop;
let ids: number[];
beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 3);
  await shop.db.update(products).set({ offerPaise: 0 }).where(inArray(products.id, ids));
});
afterAll(() => shop.close());

describe('a cart', () => {
  it(
    'is what its rules say after anything shopper and operator do, each write newer than the last',
    () =>
      fc.assert(
        fc.asyncProperty(
          cartCommands(ids, COMMANDS),
          fc.uniqueArray(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 30 })), { selector: ([at]) => at }),
          async (commands, held) => {
            await changeProducts(shop.db, ids, AT_FIRST);
            const start = new Map(ids.map((id) => [id, { ...AT_FIRST }]));
            const lines = held.map(([at, quantity]): [number, number] => [ids[at] ?? 0, quantity]);
            const customer = await makeCustomer(shop);
            await fillCart(
              shop,
              customer.actor,
              lines.map(([productId, quantity]) => ({ productId, quantity })),
            );
            const setup = () => ({
              model: newModel(start, lines),
              real: { shop, actor: newGuest(), customer, version: 0 },
            });
            await fc.asyncModelRun(setup, commands);
          },
        ),
        { numRuns: RUNS },
      ),
    PATIENCE_MS,
  );
});
