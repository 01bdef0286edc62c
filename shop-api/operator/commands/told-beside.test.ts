import { z } from 'zod';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const districtsSchema = z.object({ districts: z.array(z.object({ name: z.string(), served: z.number() })) });

describe('an operator is told', () => {
  it('of older orders than those that a list has room for', async () => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, [productId], { pricePaise: 4000, offerPaise: 0, stock: 50 });
    for (let placed = 0; placed < 2; placed++) {
      await confirmOrder(shop, await makeBuyer(shop, [{ productId, quantity: 5 }]));
    }
    const list = (...options: string[]) => shop.operate('order', 'list', '--status', 'Pending', ...options);
    expect((await list('--limit', '1')).out).toMatch(/There are older ones/);
    expect((await list('--limit', '2')).out).not.toMatch(/There are older ones/);
  });

  it('when no place is served any more, and so none is refused', async () => {
    const { districts } = districtsSchema.parse(await shop.ask('pincode', 'list'));
    const [last = '', ...others] = districts.filter(({ served }) => served > 0).map(({ name }) => name);
    if (others.length > 0) {
      expect((await shop.operate('pincode', 'stop', ...others)).out).not.toMatch(/No place is served/);
    }
    expect((await shop.operate('pincode', 'stop', last)).out).toMatch(/No place is served now/);
  });
});
