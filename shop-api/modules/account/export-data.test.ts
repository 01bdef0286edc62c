import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { exportdata } from '@/lib/contract/shop/customer-data';
import { EXPORTED_ROWS } from '@/lib/domain/customer-data';
import { orderLines, orders } from '@/shop-api/db/schema/orders';
import { confirmOrder } from '@/shop-api/testing/buyers';
import { newRegular } from '@/shop-api/testing/regulars';
import { operatedSampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, fillCart } from '@/shop-api/testing/shoppers';

const world = operatedSampledShop({
  products: 1,
  asSampled: { stock: 1000, pricePaise: 20_000, offerPaise: 0 },
});

const one = () => [{ productId: world.id(0), quantity: 1 }];

describe('the export', () => {
  it('has all data the shop stores about the customer, and nothing of others', async () => {
    await newRegular(world.shop, world.id(0));
    const { buyer, order, ticket, messageTicket } = await newRegular(world.shop, world.id(0));
    const { data } = await doAs(world.shop, buyer.actor, exportdata, {});
    expect(data).toMatchObject({
      left_out: { orders: 0, payments: 0, enquiries: 0, sessions: 0 },
      profile: { mobile: buyer.mobile },
      promotion_credit: 50,
      addresses: [{ customer_area: 'R S Puram' }],
      orders: [{ order_id: order, delivery_status: 'Order Delivered' }],
      cart: [{ product_id: world.id(0), quantity: 1 }],
      favourites: [{ product_name: expect.any(String) }],
      stock_alerts: [{ product_name: expect.any(String) }],
      pincode_alerts: [{ pincode: '643001' }],
      enquiries: [
        { ticket: messageTicket, kind: 'message', message: 'Call Meena' },
        { ticket, kind: 'problem', order_id: order, reason: 'damaged', message: 'Meena says: soft tomatoes' },
      ],
      sessions: [{ ended_date: '' }],
    });
    expect(data.orders[0]?.tracking.map(({ delivery_status }) => delivery_status)).toHaveLength(4);
  });
});

describe('the export of many orders', () => {
  it('has the newest thousand and the number left out', async () => {
    const buyer = await world.newBuyer(1);
    await confirmOrder(world.shop, buyer);
    const [placed] = await world.shop.db.select().from(orders).where(eq(orders.customerId, buyer.actor.id));
    if (!placed) throw new Error('no order');
    const lines = await world.shop.db.select().from(orderLines).where(eq(orderLines.orderId, placed.id));
    const older = Array.from({ length: EXPORTED_ROWS + 1 }, (_, index) => ({
      ...placed,
      id: `KDOLD${index}`,
      createdAt: new Date(placed.createdAt.getTime() - index - 1),
    }));
    await world.shop.db.insert(orders).values(older);
    await world.shop.db
      .insert(orderLines)
      .values(older.flatMap(({ id: orderId }) => lines.map((line) => ({ ...line, orderId }))));
    const { data } = await doAs(world.shop, buyer.actor, exportdata, {});
    expect(data.orders).toHaveLength(EXPORTED_ROWS);
    expect(data.orders[0]?.order_id).toBe(placed.id);
    expect(data.left_out).toEqual({ orders: 2, payments: 0, enquiries: 0, sessions: 0 });
  });

  it('runs no more queries than the export of one order', async () => {
    const buyer = await world.newBuyer(1);
    const questions = [];
    for (let placed = 1; placed <= 3; placed++) {
      await fillCart(world.shop, buyer.actor, one());
      await confirmOrder(world.shop, buyer);
      const asked = jest.spyOn(Client.prototype, 'query');
      const { data } = await doAs(world.shop, buyer.actor, exportdata, {});
      questions.push(asked.mock.calls.length);
      asked.mockRestore();
      expect(data.orders.map(({ tracking }) => tracking.length)).toEqual(Array(placed).fill(1));
    }
    expect(questions[0]).toBeGreaterThan(0);
    expect(new Set(questions).size).toBe(1);
  });
});
