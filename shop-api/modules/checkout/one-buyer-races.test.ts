import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  cartdelete,
  cartempty,
  cartinsert,
  cartlisting,
  cartPriceUpdate,
  cartupdate,
} from '@/lib/contract/shop/cart';
import { orderlisting } from '@/lib/contract/shop/orders';
import { promotionCredits } from '@/shop-api/db/schema/account';
import { orders } from '@/shop-api/db/schema/orders';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
  stockOf,
  type Terms,
  type WantedLine,
} from '@/shop-api/testing/buyers';
import { brokenInvariants, conservedAmounts } from '@/shop-api/testing/invariants';
import { callAs, doAs, fillCart, newGuest, signIn } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

jest.setTimeout(120_000);

let shop: TestShop;
let ids: number[];
const id = (index: number) => ids[index] ?? 0;
const times = <Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 2);
});
beforeEach(async () => {
  await changeProducts(shop.db, ids, { stock: 90, active: true, pricePaise: 12_000, offerPaise: 0 });
});
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([]);
});
afterAll(() => shop.close());

const stocks = () => stockOf(shop.db, ids);
const newBuyer = (lines: WantedLine[]) => makeBuyer(shop, lines);
const confirm = (buyer: Buyer, terms?: Terms, key?: string) => confirmOrder(shop, buyer, terms, key);
const ordersOf = ({ actor }: Buyer) => shop.db.select().from(orders).where(eq(orders.customerId, actor.id));
const codesOf = (results: readonly { error?: { code: string } | undefined }[]) =>
  results.map(({ error }) => error?.code ?? 'placed').sort();

describe('one order request sent many times at once', () => {
  it('[d10.once] makes one order and gives one answer when sent 50 times with the same key', async () => {
    const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
    const key = randomUUID();
    const results = await times(50, () => confirm(buyer, {}, key));
    expect(results.every(({ status }) => status === 200)).toBe(true);
    expect(new Set(results.map(({ answer }) => answer?.data.invoice_id)).size).toBe(1);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stocks()).toEqual([88, 90]);
  });

  it('makes one order for the first of two bodies under one key, and answers conflict for the other', async () => {
    const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
    const key = randomUUID();
    const results = await times(20, (index) => confirm(buyer, index % 2 ? { expected_total: 240 } : {}, key));
    expect(codesOf(results)).toEqual([...Array(10).fill('conflict'), ...Array(10).fill('placed')]);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('is refused each time when it is refused once, and its key can be used again', async () => {
    const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
    await changeProducts(shop.db, ids, { stock: 1 });
    const key = randomUUID();
    const results = await times(20, () => confirm(buyer, {}, key));
    expect(new Set(codesOf(results))).toEqual(new Set(['out_of_stock']));
    await changeProducts(shop.db, ids, { stock: 90 });
    expect((await confirm(buyer, {}, key)).status).toBe(200);
  });

  it('makes one order of one cart when sent under 20 keys, as from 20 tabs', async () => {
    const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
    const results = await times(20, () => confirm(buyer));
    expect(codesOf(results)).toEqual([...Array(19).fill('cart_changed'), 'placed']);
    expect(await stocks()).toEqual([88, 90]);
  });
});

describe('the promotion of one shopper', () => {
  it('is spent once, however many tabs fill the cart and order', async () => {
    const buyer = await newBuyer([]);
    await shop.db.insert(promotionCredits).values({ mobile: buyer.mobile, amountPaise: 15_000 });
    const before = await conservedAmounts(shop.db);
    await times(10, async () => {
      for (let round = 0; round < 4; round++) {
        await doAs(shop, buyer.actor, cartupdate, { product_id: id(0), quantity: 1 });
        await confirm(buyer);
      }
    });
    const placed = await ordersOf(buyer);
    expect(placed.length).toBeGreaterThan(1);
    const used = placed.map(({ promotionPaise }) => promotionPaise).filter((amount) => amount > 0);
    expect(used.sort()).toEqual([12_000, 3_000]);
    expect(await conservedAmounts(shop.db)).toEqual(before);
    const [credit] = await shop.db
      .select()
      .from(promotionCredits)
      .where(eq(promotionCredits.mobile, buyer.mobile));
    expect(credit?.amountPaise).toBe(0);
  });
});

describe('one product in two places at once', () => {
  it('becomes one line: 20 taps in two tabs are 20 units, ordered once', async () => {
    const buyer = await newBuyer([]);
    await times(20, () => doAs(shop, buyer.actor, cartinsert, { product_id: id(0) }));
    const { data } = await doAs(shop, buyer.actor, cartlisting, {});
    expect(data.cart_list).toMatchObject([{ product_id: id(0), quantity: 20 }]);
    expect((await confirm(buyer)).status).toBe(200);
    expect(await stocks()).toEqual([70, 90]);
  });

  it('becomes one line when a guest signs in, and is ordered before or after, never twice', async () => {
    for (let round = 0; round < 5; round++) {
      await changeProducts(shop.db, ids, { stock: 90 });
      const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
      const guest = newGuest();
      await fillCart(shop, guest, [{ productId: id(0), quantity: 3 }]);
      const before = await conservedAmounts(shop.db);
      const [, placed] = await Promise.all([signIn(shop, { guest, mobile: buyer.mobile }), confirm(buyer)]);
      expect(placed.status).toBe(200);
      const { data } = await doAs(shop, buyer.actor, cartlisting, {});
      const left = data.cart_list.reduce((units, { quantity }) => units + quantity, 0);
      const [stock = 0] = await stocks();
      expect([88, 85]).toContain(stock);
      expect(90 - stock + left).toBe(5);
      expect(data.cart_list.length).toBeLessThanOrEqual(1);
      expect(await conservedAmounts(shop.db)).toEqual(before);
    }
  });
});

describe('a cart that changes while it is ordered', () => {
  type Change = [string, (buyer: Buyer) => Promise<unknown>];
  const changes: Change[] = [
    ['more', ({ actor }) => doAs(shop, actor, cartupdate, { product_id: id(0), quantity: 5 })],
    ['another product', ({ actor }) => doAs(shop, actor, cartinsert, { product_id: id(1) })],
    ['nothing', ({ actor }) => doAs(shop, actor, cartempty, {})],
    ['today’s prices', ({ actor }) => doAs(shop, actor, cartPriceUpdate, {})],
    [
      'one line less',
      async ({ actor }) => {
        const { data } = await doAs(shop, actor, cartlisting, {});
        await callAs(shop, actor, cartdelete, { cart_id: data.cart_list[0]?.cart_id ?? 1 });
      },
    ],
  ];

  it.each(changes)('to hold %s is either ordered as shown or refused as a whole', async (_what, change) => {
    const before = await conservedAmounts(shop.db);
    for (let round = 0; round < 8; round++) {
      const buyer = await newBuyer([{ productId: id(0), quantity: 2 }]);
      const order = () => confirm(buyer, { expected_total: 240 });
      const changed = round % 2 ? change(buyer) : undefined;
      const [placed] = await Promise.all([order(), changed ?? change(buyer)]);
      expect(['placed', 'cart_changed']).toContain(placed.error?.code ?? 'placed');
      const { data } = await doAs(shop, buyer.actor, orderlisting, {});
      for (const rows of data.orderlist)
        expect(rows).toMatchObject([
          { product_slug: expect.any(String), quantity: 2, total_order_price: 240 },
        ]);
      expect(data.orderlist.length).toBeLessThanOrEqual(1);
    }
    expect(await conservedAmounts(shop.db)).toEqual(before);
  });
});
