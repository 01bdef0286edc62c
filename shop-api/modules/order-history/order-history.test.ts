import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { buyagain } from '@/lib/contract/shop/buy-again';
import { orderproblem } from '@/lib/contract/shop/enquiry';
import {
  getUserOrderId,
  ordercancel,
  orderdetails,
  orderlisting,
  trackorder,
} from '@/lib/contract/shop/orders';
import { categories } from '@/shop-api/db/schema/catalogue';
import { orderLines } from '@/shop-api/db/schema/orders';
import { type Buyer, confirmOrder } from '@/shop-api/testing/buyers';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart } from '@/shop-api/testing/shoppers';

const world = sampledShop({ products: 2, asSampled: { stock: 50, pricePaise: 12_050, offerPaise: 10_025 } });
const { id, newBuyer } = world;

const confirm = (buyer: Buyer) => confirmOrder(world.shop, buyer);

describe('the orders of a customer', () => {
  it('[3.order.list] are listed with the newest first, statuses and dates in parallel', async () => {
    const buyer = await newBuyer();
    const first = await confirm(buyer);
    world.shop.clock.forwardMs(60_000);
    await fillCart(world.shop, buyer.actor, [{ productId: id(1), quantity: 2 }]);
    const second = await confirm(buyer);
    const { data } = await doAs(world.shop, buyer.actor, orderlisting, {});
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

  it('show each product in its category’s current colour, and a deleted one in the plain colour', async () => {
    const buyer = await newBuyer();
    await fillCart(world.shop, buyer.actor, [{ productId: id(1), quantity: 1 }]);
    const order_id = (await confirm(buyer)).answer?.data.invoice_id ?? '';
    await world.shop.db.update(categories).set({ tone: 'nut' });
    await world.shop.db
      .update(orderLines)
      .set({ productId: null })
      .where(eq(orderLines.productId, id(1)));
    const { data } = await doAs(world.shop, buyer.actor, orderlisting, {});
    const { orderdetails: rows } = await doAs(world.shop, buyer.actor, orderdetails, { order_id });
    for (const shown of [data.orderlist[0], rows]) {
      expect(shown?.map(({ category_tone }) => category_tone)).toEqual(['nut', 'plain']);
    }
  });

  it('are found, bought again, reported and cancelled by an id as typed by a person', async () => {
    const buyer = await newBuyer();
    const { answer } = await confirm(buyer);
    const placed = answer?.data.invoice_id ?? '';
    const order_id = placed.toLowerCase().replace(/0/g, 'o').replace(/1/g, 'l');
    expect((await doAs(world.shop, buyer.actor, trackorder, { order_id })).data).toHaveLength(1);
    const again = await callAs(world.shop, buyer.actor, buyagain, { order_id }, { key: randomUUID() });
    expect(again.answer?.data.status).toBe(1);
    const report = { order_id, reason: 'late' as const };
    const { answer: reported } = await callAs(world.shop, buyer.actor, orderproblem, report, {
      key: randomUUID(),
    });
    await doAs(world.shop, buyer.actor, ordercancel, { order_id });
    expect(await doAs(world.shop, buyer.actor, orderdetails, { order_id })).toMatchObject({
      orderdetails: [{ cart_order_id: placed }],
      delivery_status: 'Order Cancelled',
      problem_ticket: reported?.ticket,
    });
  });

  it('are an empty list before the first order', async () => {
    const buyer = await newBuyer();
    expect((await doAs(world.shop, buyer.actor, orderlisting, {})).data.message).toBe('No Records Found');
    expect((await callAs(world.shop, buyer.actor, getUserOrderId, {})).error?.code).toBe('not_found');
  });
});

describe('another customer’s order', () => {
  it('[6.customer] [d19.notFound] is not found, has no tracking, and cannot be told from an unknown order', async () => {
    const [meena, kumar] = [await newBuyer(), await newBuyer()];
    const placed = await confirm(meena);
    const theirs = { order_id: placed.answer?.data.invoice_id ?? '' };
    const none = { order_id: 'KD0000000000' };
    const details = await callAs(world.shop, kumar.actor, orderdetails, theirs);
    expect(details).toMatchObject({ status: 404, error: { code: 'not_found' } });
    const never = await callAs(world.shop, kumar.actor, orderdetails, none);
    const sameRequest = { request_id: expect.any(String) };
    expect({ ...details.error, ...sameRequest }).toEqual({ ...never.error, ...sameRequest });
    const tracking = await doAs(world.shop, kumar.actor, trackorder, theirs);
    expect(tracking).toEqual({ data: [], message: 'No Records Found' });
    expect(tracking).toEqual(await doAs(world.shop, kumar.actor, trackorder, none));
    expect((await doAs(world.shop, kumar.actor, orderlisting, {})).data.orderlist).toEqual([]);
    expect((await callAs(world.shop, kumar.actor, getUserOrderId, {})).error?.code).toBe('not_found');
  });
});
