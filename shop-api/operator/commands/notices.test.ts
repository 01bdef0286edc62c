import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { orderproblem } from '@/lib/contract/shop/enquiry';
import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { doAs } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

const districtsSchema = z.object({ districts: z.array(z.object({ name: z.string(), served: z.number() })) });

describe('the operator is informed', () => {
  it('of older orders that did not fit in a list', async () => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, [productId], { pricePaise: 4000, offerPaise: 0, stock: 50 });
    for (let placed = 0; placed < 2; placed++) {
      await confirmOrder(shop, await makeBuyer(shop, [{ productId, quantity: 5 }]));
    }
    const list = (...options: string[]) => shop.operate('order', 'list', '--status', 'Pending', ...options);
    expect((await list('--limit', '1')).out).toMatch(/There are older ones/);
    expect((await list('--limit', '2')).out).not.toMatch(/There are older ones/);
  });

  it.each([
    ['0', 'limit: must be at least 1'],
    ['1001', 'limit: must be at most 1000'],
    ['many', 'limit: must be a whole number such as 40'],
  ])('of %s rows that no list shows', async (limit, why) => {
    for (const list of ['order', 'payments', 'enquiry']) {
      const { code, err } = await shop.operate(list, 'list', '--limit', limit);
      expect([list, code, err]).toEqual([list, 1, expect.stringContaining(why)]);
    }
  });

  it('of an open problem with an order', async () => {
    const [productId = 0] = await firstProductIds(shop.db, 1);
    await changeProducts(shop.db, [productId], { pricePaise: 4000, offerPaise: 0, stock: 50 });
    const buyer = await makeBuyer(shop, [{ productId, quantity: 5 }]);
    const order = (await confirmOrder(shop, buyer)).answer?.data.invoice_id ?? '';
    for (const status of ['Confirm', 'Out for Delivery', 'Order Delivered']) {
      await shop.ask('order', 'move', order, status);
    }
    const shown = async () => (await shop.operate('order', 'show', order)).out;
    expect(await shown()).not.toContain('Problem');
    const problem = { order_id: order, reason: 'damaged' as const, message: 'Soft tomatoes.' };
    const { ticket } = await doAs(shop, buyer.actor, orderproblem, problem, { key: randomUUID() });
    expect(await shown()).toMatch(new RegExp(`Problem: +${ticket}, open`));
    await shop.ask('enquiry', 'close', ticket, 'Money returned.');
    expect(await shown()).not.toContain('Problem');
  });

  it.each([
    ['catalogue', 'export'],
    ['catalogue', 'import'],
    ['content', 'export'],
    ['content', 'import'],
    ['pincode', 'import'],
    ['backup'],
  ])('of a missing file name: %s %s', async (...command) => {
    expect(await shop.operate(...command, '')).toMatchObject({ code: 1, err: 'Name a file or a folder.' });
  });

  it('when no place is served any more, so that none is refused', async () => {
    const { districts } = districtsSchema.parse(await shop.ask('pincode', 'list'));
    const [last = '', ...others] = districts.filter(({ served }) => served > 0).map(({ name }) => name);
    if (others.length > 0) {
      expect((await shop.operate('pincode', 'stop', ...others)).out).not.toMatch(/No place is served/);
    }
    expect((await shop.operate('pincode', 'stop', last)).out).toMatch(/No place is served now/);
  });
});
