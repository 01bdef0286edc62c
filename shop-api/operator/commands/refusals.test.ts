import { changeProducts, confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { fillCart } from '@/shop-api/testing/shoppers';

let shop: OperatedShop;
beforeAll(async () => {
  shop = await openOperatedShop();
});
afterAll(() => shop.close());

async function placeOrders(count: number): Promise<{ mobile: string; ids: string[] }> {
  const [productId = 0] = await firstProductIds(shop.db, 1);
  await changeProducts(shop.db, [productId], { pricePaise: 20_000, offerPaise: 0, stock: 50 });
  const buyer = await makeBuyer(shop, [{ productId, quantity: 1 }]);
  const ids: string[] = [];
  for (let placed = 0; placed < count; placed++) {
    if (placed > 0) await fillCart(shop, buyer.actor, [{ productId, quantity: 1 }]);
    ids.push((await confirmOrder(shop, buyer)).answer?.data.invoice_id ?? '');
    shop.clock.forwardMs(1000);
  }
  return { mobile: buyer.mobile, ids };
}

it.each([
  [
    'status: must be one of: Confirm, Out for Delivery, Order Delivered, Order Return; "order cancel"',
    ['order', 'move', 'KD7Q2M9X4TBA', 'Order Cancelled'],
  ],
  ['search: must have at most 100 characters', ['product', 'list', '--search', 'x'.repeat(101)]],
  ['slugs: must have at most 200 values', ['special', 'set', ...Array<string>(201).fill('okra')]],
  ['places.0: must have at most 60 characters', ['pincode', 'serve', 'x'.repeat(61)]],
  ['places.0: must not be empty', ['pincode', 'serve', '']],
  ['Not a pincode of Tamil Nadu: 999999.', ['pincode', 'show', '999999']],
  ['garlic is already its address.', ['product', 'rename', 'garlic', 'garlic']],
  ['fruits is already its address.', ['category', 'rename', 'fruits', 'fruits']],
  ['There is no order KD0000000000.', ['order', 'list', '--before', 'KD0000000000']],
])('a refusal says: %s', async (reason, words) => {
  const { code, err } = await shop.operate(...words);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(reason) });
});

it('a withdrawn product is no special', async () => {
  await shop.ask('special', 'set', 'ginger');
  await shop.ask('product', 'withdraw', 'jamun');
  const refused = await shop.operate('special', 'set', 'garlic', 'jamun');
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('Not on sale: jamun.') });
  expect(await shop.ask('product', 'show', 'ginger')).toMatchObject({ today_special: true });
});

it('a country without a Tamil name is stored, with a warning', async () => {
  expect((await shop.operate('product', 'origin', 'kiwi', 'Austrailia')).out).toContain(
    'no Tamil name for "Austrailia"',
  );
  expect((await shop.operate('product', 'origin', 'kiwi', 'Australia')).out).not.toContain('Tamil name');
  expect((await shop.operate('product', 'origin', 'kiwi')).out).not.toContain('Tamil name');
});

it('orders are listed in parts, each before the last one of the part before', async () => {
  const { mobile, ids } = await placeOrders(3);
  const list = (...words: string[]) =>
    shop.operate('order', 'list', '--mobile', mobile, '--limit', '2', ...words);
  const [oldest = '', second = ''] = ids;
  expect((await list()).out).toContain(`--before ${second}`);
  const { out } = await list('--before', second);
  expect(out).toContain(oldest);
  for (const id of ids.slice(1)) expect(out).not.toContain(id);
  expect(out).not.toContain('older');
});
