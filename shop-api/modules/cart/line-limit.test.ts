import { asc, eq } from 'drizzle-orm';
import type { Actor } from '@/lib/contract/actor-token';
import { cartinsert, cartlisting, cartupdate } from '@/lib/contract/shop/cart';
import { MAX_CART_LINES } from '@/lib/domain/quantity';
import { cartLines, carts } from '@/shop-api/db/schema/cart';
import { categories, products } from '@/shop-api/db/schema/catalogue';
import { doAs, makeCustomer, newGuest, signIn } from '@/shop-api/testing/shoppers';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { acceptedTerms, type Product } from './repository';

const MARK = { mark: 'tab-number-1.20' };

let shop: TestShop;
let sold: Product[];
beforeAll(async () => {
  shop = await openTestShop();
  await shop.db.update(categories).set({ active: true });
  await shop.db.update(products).set({ stock: 50 });
  sold = await shop.db.select().from(products).where(eq(products.active, true)).orderBy(asc(products.id));
});
afterAll(() => shop.close());

async function hold({ kind, id }: Actor, held: readonly Product[]): Promise<void> {
  const owner = { ownerKind: kind, ownerId: id };
  await shop.db.insert(carts).values({ ...owner, updatedAt: shop.clock.now() });
  await shop.db
    .insert(cartLines)
    .values(
      held.map((product) => ({ ...owner, productId: product.id, quantity: 1, ...acceptedTerms(product) })),
    );
}

const linesOf = async (actor: Actor) => (await doAs(shop, actor, cartlisting, {})).data.cart_list;

describe('a full cart', () => {
  it('refuses another product with status 2, but accepts more of the products it holds', async () => {
    const guest = newGuest();
    await hold(guest, sold.slice(0, MAX_CART_LINES));
    const other = sold[MAX_CART_LINES]?.id ?? 0;
    const refused = await doAs(shop, guest, cartinsert, { product_id: other });
    expect(refused.data).toMatchObject({
      status: 2,
      message: 'A cart holds 200 different products. Please order these first.',
    });
    expect(refused.data.cart_list).toHaveLength(MAX_CART_LINES);
    const line = { product_id: other, quantity: 1 };
    const [first, again] = [
      await doAs(shop, guest, cartupdate, line, MARK),
      await doAs(shop, guest, cartupdate, line, MARK),
    ];
    expect(first.data).toMatchObject({ status: 2, message: refused.data.message });
    expect(again.data).toEqual(first.data);
    const more = await doAs(shop, guest, cartupdate, { product_id: sold[0]?.id ?? 0, quantity: 7 });
    expect(more.data).toMatchObject({ status: 1 });
    expect(more.data.cart_list[0]?.quantity).toBe(7);
  });

  it('stays full when a guest signs in: quantities of its products add up, other products are left out', async () => {
    const { actor, mobile } = await makeCustomer(shop);
    await hold(actor, sold.slice(0, MAX_CART_LINES - 1));
    const guest = newGuest();
    await hold(guest, [...sold.slice(0, 2), ...sold.slice(MAX_CART_LINES, MAX_CART_LINES + 3)]);
    const { merged } = await signIn(shop, { guest, mobile });
    const lines = await linesOf(actor);
    expect(merged.map(({ quantity }) => quantity)).toEqual([2, 2, 1, 0, 0]);
    expect(lines).toHaveLength(MAX_CART_LINES);
    expect(lines.filter(({ quantity }) => quantity === 2)).toHaveLength(2);
    expect(await linesOf(guest)).toEqual([]);
  });
});
