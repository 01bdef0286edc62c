import { confirmOrder } from '@/shop-api/testing/buyers';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { fillCart } from '@/shop-api/testing/shoppers';

const world = sampledShop({ products: 1, asSampled: { stock: 50, pricePaise: 12_000, offerPaise: 0 } });

describe('an order id', () => {
  it('reveals nothing about the ids before and after it', async () => {
    const buyer = await world.newBuyer();
    const placed: string[] = [];
    for (let order = 0; order < 40; order++) {
      await fillCart(world.shop, buyer.actor, [{ productId: world.id(0), quantity: 1 }]);
      const { answer } = await confirmOrder(world.shop, buyer);
      placed.push(answer?.data.invoice_id ?? '');
    }
    const letters = placed.map((id) => [...id.slice(2)]);
    expect(new Set(placed).size).toBe(placed.length);
    expect(placed).not.toEqual(placed.toSorted());
    for (const place of letters[0]?.keys() ?? []) {
      const used = new Set(letters.map((id) => id[place]));
      expect(used.size).toBeGreaterThan(10);
    }
  });
});
