import { randomUUID } from 'node:crypto';
import { asc, count, eq, inArray, sum } from 'drizzle-orm';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { products } from '@/shop-api/db/schema/catalogue';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
  type Wanted,
} from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
let ids: number[];
const id = (index: number) => ids[index] ?? 0;

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 2);
});
beforeEach(async () => {
  const asStarted = { stock: 50, active: true, pricePaise: 12_000, offerPaise: 0 };
  await changeProducts(shop.db, ids, asStarted);
});
afterAll(() => shop.close());

const newBuyer = (lines: Wanted[]) => makeBuyer(shop, lines);
const confirm = (buyer: Buyer, key?: string) => confirmOrder(shop, buyer, {}, key);

async function soldOf(buyers: readonly Buyer[], productId: number): Promise<number> {
  const [sold] = await shop.db
    .select({ units: sum(orderLines.quantity) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      inArray(
        orders.customerId,
        buyers.map(({ actor }) => actor.id),
      ),
    )
    .groupBy(orderLines.productId)
    .having(eq(orderLines.productId, productId));
  return Number(sold?.units ?? 0);
}

async function stocks(): Promise<number[]> {
  const rows = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id));
  return rows.map(({ stock }) => stock);
}

describe('many buyers at once', () => {
  it('200 buyers of the last 50 units get exactly 50, the others are told that it is out of stock', async () => {
    const one = { productId: id(0), quantity: 1 };
    const buyers = await makeCrowd(
      shop,
      Array.from({ length: 200 }, () => [one]),
    );
    const given = await Promise.all(buyers.map((buyer) => confirm(buyer)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(given.filter(({ error }) => error?.code === 'out_of_stock')).toHaveLength(150);
    expect(await stocks()).toEqual([0, 50]);
    expect(await soldOf(buyers, id(0))).toBe(50);
  });

  it('100 buyers of two products, added in opposite order, never block each other for good', async () => {
    const [one, other] = [
      { productId: id(0), quantity: 1 },
      { productId: id(1), quantity: 1 },
    ];
    const carts = Array.from({ length: 100 }, (_, index) => (index % 2 ? [one, other] : [other, one]));
    const buyers = await makeCrowd(shop, carts);
    const given = await Promise.all(buyers.map((buyer) => confirm(buyer)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(50);
    expect(new Set(given.map(({ error }) => error?.code))).toEqual(new Set([undefined, 'out_of_stock']));
    expect(await stocks()).toEqual([0, 0]);
  });
});

describe('one buyer, many times at once', () => {
  it('the same order key 20 times makes one order and one answer', async () => {
    const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
    const key = randomUUID();
    const given = await Promise.all(Array.from({ length: 20 }, () => confirm(buyer, key)));
    expect(new Set(given.map(({ answer }) => answer?.data.invoice_id)).size).toBe(1);
    expect(given.every(({ status }) => status === 200)).toBe(true);
    expect(await soldOf([buyer], id(0))).toBe(2);
    expect(await stocks()).toEqual([48, 50]);
  });

  it('20 different keys for one cart make one order', async () => {
    const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
    const given = await Promise.all(Array.from({ length: 20 }, () => confirm(buyer)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(given.filter(({ error }) => error?.code === 'cart_changed')).toHaveLength(19);
    expect(await stocks()).toEqual([48, 50]);
  });

  it('spends the promotion once', async () => {
    const buyer = await newBuyer([{ productId: id(0), quantity: 1 }]);
    await shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 5_000 });
    await Promise.all(Array.from({ length: 5 }, () => confirm(buyer)));
    const [placed] = await shop.db
      .select({ orders: count(), promotion: sum(orders.promotionPaise) })
      .from(orders)
      .where(eq(orders.customerId, buyer.actor.id));
    expect(placed).toEqual({ orders: 1, promotion: '5000' });
    const [credit] = await shop.db
      .select()
      .from(promotionCredits)
      .where(eq(promotionCredits.mobile, buyer.mobile));
    expect(credit?.amountPaise).toBe(0);
  });
});
