import { Client } from 'pg';
import { exportdata } from '@/lib/contract/shop/customer-data';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { newRegular } from '@/shop-api/testing/regulars';
import { doAs, fillCart } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
let productId: number;
beforeAll(async () => {
  shop = await openOperatedShop();
  [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { stock: 1000, pricePaise: 20_000, offerPaise: 0 });
});
afterAll(() => shop.close());

const one = () => [{ productId, quantity: 1 }];

describe('the export', () => {
  it('has everything the shop keeps of the customer, and nothing of anybody else', async () => {
    await newRegular(shop, productId);
    const { buyer, order, ticket, letter } = await newRegular(shop, productId);
    const { data } = await doAs(shop, buyer.actor, exportdata, {});
    expect(data).toMatchObject({
      profile: { mobile: buyer.mobile },
      promotion_credit: 50,
      addresses: [{ customer_area: 'R S Puram' }],
      orders: [{ order_id: order, delivery_status: 'Order Delivered' }],
      cart: [{ product_id: productId, quantity: 1 }],
      favourites: [{ product_name: expect.any(String) }],
      stock_alerts: [{ product_name: expect.any(String) }],
      enquiries: [
        { ticket, kind: 'problem', order_id: order, reason: 'damaged', message: 'Meena says: soft tomatoes' },
        { ticket: letter, kind: 'message', message: 'Call Meena' },
      ],
      sessions: [{ ended_date: '' }],
    });
    expect(data.orders[0]?.tracking.map(({ delivery_status }) => delivery_status)).toHaveLength(4);
  });
});

describe('the export of many orders', () => {
  it('asks the database no more questions than that of one', async () => {
    const buyer = await makeBuyer(shop, one());
    const questions = [];
    for (let placed = 1; placed <= 3; placed++) {
      await fillCart(shop, buyer.actor, one());
      await confirmOrder(shop, buyer);
      const asked = jest.spyOn(Client.prototype, 'query');
      const { data } = await doAs(shop, buyer.actor, exportdata, {});
      questions.push(asked.mock.calls.length);
      asked.mockRestore();
      expect(data.orders.map(({ tracking }) => tracking.length)).toEqual(Array(placed).fill(1));
    }
    expect(questions[0]).toBeGreaterThan(0);
    expect(new Set(questions).size).toBe(1);
  });
});
