import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addressdelete } from '@/lib/contract/shop/account';
import { cartlisting } from '@/lib/contract/shop/cart';
import { signout } from '@/lib/contract/shop/identity';
import { customers } from '@/shop-api/db/schema/identity';
import { orders } from '@/shop-api/db/schema/orders';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
  stockOf,
  type Terms,
} from '@/shop-api/testing/buyers';
import { addAddress, doAs, fillCart } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
let ids: number[];

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 1);
});
beforeEach(() => changeProducts(shop.db, ids, { stock: 50, pricePaise: 12_000, offerPaise: 0 }));
afterAll(() => shop.close());

const lines = () => ids.map((productId) => ({ productId, quantity: 2 }));
const newBuyer = () => makeBuyer(shop, lines());
const confirm = (buyer: Buyer, terms: Terms, key: string) => confirmOrder(shop, buyer, terms, key);
const ordersOf = ({ actor }: Buyer) => shop.db.select().from(orders).where(eq(orders.customerId, actor.id));

describe('an idempotency key of an order', () => {
  it('returns the same order, even after the shop has changed, and takes no stock again', async () => {
    const [buyer, key] = [await newBuyer(), randomUUID()];
    const first = await confirm(buyer, { expected_total: 240 }, key);
    await fillCart(shop, buyer.actor, lines());
    await changeProducts(shop.db, ids, { pricePaise: 99_900, stock: 0 });
    await doAs(shop, buyer.actor, addressdelete, { address_id: buyer.addressId });
    shop.clock.forwardMs(3_600_000);
    expect(await confirm(buyer, { expected_total: 240 }, key)).toEqual(first);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stockOf(shop.db, ids)).toEqual([0]);
    expect((await doAs(shop, buyer.actor, cartlisting, {})).data.cart_list).toMatchObject([{ quantity: 2 }]);
  });

  it('sent with another body is a conflict and changes nothing', async () => {
    const [buyer, key] = [await newBuyer(), randomUUID()];
    await confirm(buyer, {}, key);
    await fillCart(shop, buyer.actor, lines());
    const elsewhere = await addAddress(shop, buyer, 'Town Hall');
    const others: Terms[] = [
      { payment_type: 'promotion' },
      { shipping_address_id: elsewhere },
      { expected_total: 240 },
    ];
    for (const terms of others) {
      const refused = await confirm(buyer, terms, key);
      expect(refused).toMatchObject({ status: 409, error: { code: 'conflict' } });
    }
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await stockOf(shop.db, ids)).toEqual([48]);
    expect((await doAs(shop, buyer.actor, cartlisting, {})).data.cart_list).toHaveLength(1);
  });

  it('is separate for each customer', async () => {
    const [meena, kumar, key] = [await newBuyer(), await newBuyer(), randomUUID()];
    const placed = [await confirm(meena, {}, key), await confirm(kumar, {}, key)];
    expect(new Set(placed.map(({ answer }) => answer?.data.invoice_id)).size).toBe(2);
  });

  it('does not return the order to a customer who is signed out or suspended', async () => {
    const [buyer, key] = [await newBuyer(), randomUUID()];
    await confirm(buyer, {}, key);
    const suspend = (suspendedAt: Date | null) =>
      shop.db.update(customers).set({ suspendedAt }).where(eq(customers.id, buyer.actor.id));
    await suspend(shop.clock.now());
    expect((await confirm(buyer, {}, key)).error?.code).toBe('suspended');
    await suspend(null);
    await doAs(shop, buyer.actor, signout, {});
    expect((await confirm(buyer, {}, key)).error?.code).toBe('unauthenticated');
  });

  it.each(['', 'short', 'x'.repeat(65), 'with space and more'])('cannot be %p', async (key) => {
    const refused = await confirm(await newBuyer(), {}, key);
    expect(refused).toMatchObject({ status: 400, error: { field: 'idempotency-key' } });
  });
});
