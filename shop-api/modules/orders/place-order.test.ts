import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addressupdate } from '@/lib/contract/shop/account';
import { cartlisting } from '@/lib/contract/shop/cart';
import { getUserOrderId, orderdetails, orderlisting, trackorder } from '@/lib/contract/shop/orders';
import { products } from '@/shop-api/db/schema/catalogue';
import { siteSettings } from '@/shop-api/db/schema/content';
import { orders } from '@/shop-api/db/schema/orders';
import {
  type Buyer,
  changeProducts,
  confirmOrder,
  firstProductIds,
  makeBuyer,
  type Terms,
} from '@/shop-api/testing/buyers';
import { callAs, doAs, fillCart } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';

let shop: TestShop;
let ids: number[];
const id = (index: number) => ids[index] ?? 0;
const asSampled = { stock: 50, active: true, pricePaise: 12_050, offerPaise: 10_025, variantName: '500' };

beforeAll(async () => {
  shop = await openTestShop();
  ids = await firstProductIds(shop.db, 3);
});
beforeEach(async () => {
  await change(asSampled);
  await setLimits(10_000, 2_000_000);
});
afterAll(() => shop.close());

const change = (fields: Partial<typeof asSampled> & { name?: string }, of: number[] = ids) =>
  changeProducts(shop.db, of, fields);
const setLimits = (minimumPurchasePaise: number, maximumPurchasePaise: number) =>
  shop.db.update(siteSettings).set({ minimumPurchasePaise, maximumPurchasePaise });
const confirm = (buyer: Buyer, terms?: Terms, key?: string) => confirmOrder(shop, buyer, terms, key);
/** With `quantity` of the first product, at ₹100.25 each, in the cart. */
const newBuyer = (quantity = 2) => makeBuyer(shop, quantity > 0 ? [{ productId: id(0), quantity }] : []);
const cartOf = async ({ actor }: Buyer) => (await doAs(shop, actor, cartlisting, {})).data;

async function stockOf(index: number): Promise<number | undefined> {
  const [row] = await shop.db
    .select({ stock: products.stock })
    .from(products)
    .where(eq(products.id, id(index)));
  return row?.stock;
}

describe('a Cash On Delivery order', () => {
  it('takes the stock, empties the cart and is shown with its address, lines and totals', async () => {
    const buyer = await newBuyer(2);
    await fillCart(shop, buyer.actor, [{ productId: id(1), quantity: 1 }]);
    const placed = await confirm(buyer, { expected_total: 300.75 });
    const orderId = placed.answer?.data.invoice_id ?? '';
    expect(orderId).toMatch(/^KD[0-9A-HJKMNP-TV-Z]{10}$/);
    expect([await stockOf(0), await stockOf(1), await stockOf(2)]).toEqual([48, 49, 50]);
    expect((await cartOf(buyer)).cart_list).toEqual([]);

    const details = await doAs(shop, buyer.actor, orderdetails, { order_id: orderId });
    expect(details).toMatchObject({
      orderdetails: [
        {
          quantity: 2,
          price: 100.25,
          cart_total_price: 300.75,
          discount_amount: 0,
          total_order_price: 300.75,
        },
        { quantity: 1, price: 100.25 },
      ],
      shipping_detail: { customer_name: 'Meena', customer_pincode: '641002', customer_state: 'Tamil Nadu' },
      order_date: '2026-11-21 12:00:00',
      payment_type: 'COD',
      delivery_status: 'Pending',
      delivery_date: '',
    });
    const last = await doAs(shop, buyer.actor, getUserOrderId, {});
    expect(last).toEqual({ order_id: orderId, cart_total_price: 300.75, discount_amount: 0 });
    const tracking = await doAs(shop, buyer.actor, trackorder, { order_id: orderId });
    expect(tracking.data).toEqual([{ created_date: '2026-11-21 12:00:00', delivery_status: 'Pending' }]);
  });

  it('keeps names, prices and address as they were', async () => {
    const buyer = await newBuyer();
    await confirm(buyer);
    await change({ name: 'Renamed', pricePaise: 99_900, offerPaise: 0 });
    await doAs(shop, buyer.actor, addressupdate, {
      address_id: buyer.addressId,
      customer_name: 'Somebody',
      customer_mobile: buyer.mobile,
      customer_address: '1 New Street',
      customer_area: 'Town Hall',
      customer_city: 'Coimbatore',
      customer_pincode: '641001',
    });
    const { order_id: orderId } = await doAs(shop, buyer.actor, getUserOrderId, {});
    const details = await doAs(shop, buyer.actor, orderdetails, { order_id: orderId });
    expect(details.orderdetails[0]).toMatchObject({ price: 100.25 });
    expect(details.orderdetails[0]?.product_name).not.toBe('Renamed');
    expect(details.shipping_detail).toMatchObject({ customer_address: '12 Car Street' });
  });

  it('is listed with the newest first, statuses and dates in parallel', async () => {
    const buyer = await newBuyer();
    const first = await confirm(buyer);
    shop.clock.forwardMs(60_000);
    await fillCart(shop, buyer.actor, [{ productId: id(1), quantity: 2 }]);
    const second = await confirm(buyer);
    const { data } = await doAs(shop, buyer.actor, orderlisting, {});
    expect(data.orderlist.map((rows) => rows[0]?.cart_order_id)).toEqual([
      second.answer?.data.invoice_id,
      first.answer?.data.invoice_id,
    ]);
    expect(data).toMatchObject({
      delivery_status: ['Pending', 'Pending'],
      delivery_date: ['', ''],
      message: '',
    });
  });

  it('is not there before the first one', async () => {
    const buyer = await newBuyer();
    expect((await doAs(shop, buyer.actor, orderlisting, {})).data.message).toBe('No Records Found');
    expect((await callAs(shop, buyer.actor, getUserOrderId, {})).error?.code).toBe('not_found');
  });
});

describe('somebody else’s order', () => {
  it('is not found, and has no tracking', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    const placed = await confirm(meena);
    const order = { order_id: placed.answer?.data.invoice_id ?? '' };
    const details = await callAs(shop, kumar.actor, orderdetails, order);
    expect(details).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const tracking = await doAs(shop, kumar.actor, trackorder, order);
    expect(tracking).toEqual({ data: [], message: 'No Records Found' });
    expect((await doAs(shop, kumar.actor, orderlisting, {})).data.orderlist).toEqual([]);
  });
});

describe('the order key', () => {
  it('makes one order of the same intent sent again', async () => {
    const buyer = await newBuyer();
    const key = randomUUID();
    const first = await confirm(buyer, {}, key);
    const again = await confirm(buyer, {}, key);
    expect(again).toEqual(first);
    const rows = await shop.db.select().from(orders).where(eq(orders.customerId, buyer.actor.id));
    expect(rows).toHaveLength(1);
  });

  it('with another body is a conflict', async () => {
    const buyer = await newBuyer();
    const key = randomUUID();
    await confirm(buyer, {}, key);
    const other = await confirm(buyer, { payment_type: 'promotion' }, key);
    expect(other).toMatchObject({ status: 409, error: { code: 'conflict' } });
  });

  it('of one customer is not the key of another', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    const key = randomUUID();
    const placed = [await confirm(meena, {}, key), await confirm(kumar, {}, key)];
    expect(new Set(placed.map(({ answer }) => answer?.data.invoice_id)).size).toBe(2);
  });
});
