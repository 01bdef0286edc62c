import { eq } from 'drizzle-orm';
import { orderLines } from '@/shop-api/db/schema/orders';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  stockOf,
} from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { fillCart } from '@/shop-api/testing/shoppers';
import { isOnPostgres } from '@/shop-api/testing/test-database';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

const LAST_UNIT = isOnPostgres ? { rounds: 50, buyers: 200 } : { rounds: 10, buyers: 40 };

jest.setTimeout(300_000);

let shop: TestShop;
let ids: number[];
const id = (index: number) => ids[index] ?? 0;
const stocks = () => stockOf(shop.db, ids);
const confirm = (buyer: Buyer) => confirmOrder(shop, buyer);

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 2);
});
beforeEach(async () => {
  await changeProducts(shop.db, ids, { stock: 50, active: true, pricePaise: 12_000, offerPaise: 0 });
});
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

async function soldUnits(productId: number): Promise<number> {
  const lines = await shop.db.select().from(orderLines).where(eq(orderLines.productId, productId));
  return lines.reduce((units, { quantity }) => units + quantity, 0);
}

describe('many buyers at once', () => {
  it(`[d7.lastUnit] ${LAST_UNIT.buyers} buyers of the last unit: one gets it, ${LAST_UNIT.rounds} times`, async () => {
    const one = { productId: id(0), quantity: 1 };
    const buyers = await makeCrowd(
      shop,
      Array.from({ length: LAST_UNIT.buyers }, () => [one]),
    );
    const soldBefore = await soldUnits(id(0));
    for (let round = 1; round <= LAST_UNIT.rounds; round++) {
      await changeProducts(shop.db, [id(0)], { stock: 1 });
      const results = await Promise.all(buyers.map(confirm));
      const winners = buyers.filter((_, index) => results[index]?.status === 200);
      expect(winners).toHaveLength(1);
      expect(results.filter(({ error }) => error?.code === 'out_of_stock')).toHaveLength(buyers.length - 1);
      expect(await stocks()).toEqual([0, 50]);
      await changeProducts(shop.db, [id(0)], { stock: 1 });
      for (const { actor } of winners) await fillCart(shop, actor, [one]);
    }
    expect((await soldUnits(id(0))) - soldBefore).toBe(LAST_UNIT.rounds);
  });

  it('200 buyers of the last 50 units get exactly 50, and the others get out of stock', async () => {
    const one = { productId: id(0), quantity: 1 };
    const buyers = await makeCrowd(
      shop,
      Array.from({ length: 200 }, () => [one]),
    );
    const before = await conservedAmounts(shop.db);
    const results = await Promise.all(buyers.map(confirm));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(results.filter(({ error }) => error?.code === 'out_of_stock')).toHaveLength(150);
    expect(await stocks()).toEqual([0, 50]);
    expect(await conservedAmounts(shop.db)).toEqual(before);
  });

  it('100 buyers of two products, added in opposite order, do not deadlock', async () => {
    const [one, other] = [
      { productId: id(0), quantity: 1 },
      { productId: id(1), quantity: 1 },
    ];
    const carts = Array.from({ length: 100 }, (_, index) => (index % 2 ? [one, other] : [other, one]));
    const buyers = await makeCrowd(shop, carts);
    const results = await Promise.all(buyers.map(confirm));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(new Set(results.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'out_of_stock']));
    expect(await stocks()).toEqual([0, 0]);
  });

  it('a buyer who cannot get both products takes neither', async () => {
    await changeProducts(shop.db, [id(1)], { stock: 10 });
    const both = ids.map((productId) => ({ productId, quantity: 1 }));
    const buyers = await makeCrowd(
      shop,
      Array.from({ length: 40 }, () => both),
    );
    const results = await Promise.all(buyers.map(confirm));
    expect(results.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(await stocks()).toEqual([40, 0]);
  });
});

describe('a price that changes while people order', () => {
  it('is never charged to a buyer who was shown the other price', async () => {
    const buyers = await makeCrowd(
      shop,
      Array.from({ length: 40 }, () => [{ productId: id(0), quantity: 1 }]),
    );
    const before = await conservedAmounts(shop.db);
    const ordering = buyers.map((buyer) => confirmOrder(shop, buyer, { expected_total: 120 }));
    await changeProducts(shop.db, [id(0)], { pricePaise: 13_000 });
    const results = await Promise.all(ordering);
    for (const { error } of results) expect(['placed', 'cart_changed']).toContain(error?.code ?? 'placed');
    const sold = await shop.db.select().from(orderLines).where(eq(orderLines.unitPricePaise, 13_000));
    expect(sold).toEqual([]);
    expect(await conservedAmounts(shop.db)).toEqual(before);
  });
});
