import { orderlisting } from '@/lib/contract/shop/orders';
import { categories } from '@/shop-api/db/schema/catalogue';
import { confirmOrder } from '@/shop-api/testing/buyers';
import { latePayments } from '@/shop-api/testing/late-payments';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs, fillCart } from '@/shop-api/testing/shoppers';

const world = sampledShop({
  products: 1,
  asSampled: { stock: 10, active: true, pricePaise: 10_000, offerPaise: 0 },
});
const { isRefunded, payLate, moneyComes } = latePayments(world);

describe('a payment that arrives after the hold has ended', () => {
  it.each([
    ['is refunded when the shopper has lowered the quantity', 1, { refunded: true, orders: 0, stock: 10 }],
    ['becomes an order when the shopper has raised it', 3, { refunded: false, orders: 1, stock: 8 }],
  ])('%s', async (_title, quantity, expected) => {
    const buyer = await world.newBuyer(2);
    const [page = ''] = await payLate(buyer);
    await fillCart(world.shop, buyer.actor, [{ productId: world.id(0), quantity }]);
    await moneyComes();
    const { orderlist } = (await doAs(world.shop, buyer.actor, orderlisting, {})).data;
    const [refunded, stock] = [await isRefunded(page), await world.stockOf(0)];
    expect({ refunded, orders: orderlist.length, stock }).toEqual(expected);
  });

  it('is refunded when a paid product is in a closed category, as a new order would be refused', async () => {
    const buyer = await world.newBuyer();
    const [page = ''] = await payLate(buyer);
    await world.shop.db.update(categories).set({ active: false });
    expect((await confirmOrder(world.shop, buyer)).error?.code).toBe('cart_changed');
    await moneyComes();
    expect([await isRefunded(page), await world.stockOf(0)]).toEqual([true, 10]);
  });
});
