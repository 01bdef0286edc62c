import { eq, inArray } from 'drizzle-orm';
import { orderdetails } from '@/lib/contract/shop/orders';
import { products } from '@/shop-api/db/schema/catalogue';
import { orderLines } from '@/shop-api/db/schema/orders';
import { paymentLines } from '@/shop-api/db/schema/payments';
import { sqlStateOf } from '@/shop-api/db/with-transaction';
import { makeBuyer } from '@/shop-api/testing/buyers';
import { copyProducts } from '@/shop-api/testing/copied-products';
import { openPage } from '@/shop-api/testing/paying';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { doAs } from '@/shop-api/testing/shoppers';

const world = sampledShop();

const UNIQUE_VIOLATION = '23505';

type Lines = typeof orderLines | typeof paymentLines;

/** The SQLSTATE of storing one more line of the same product. */
async function storeTwice(lines: Lines, productId: number): Promise<string | undefined> {
  const [stored] = await world.shop.db.select().from(lines).where(eq(lines.productId, productId));
  return world.shop.db
    .insert(lines)
    .values({ ...stored, position: 99 } as typeof lines.$inferInsert)
    .then(
      () => undefined,
      (error: unknown) => sqlStateOf(error),
    );
}

const buyerOf = (ids: readonly number[]) =>
  makeBuyer(
    world.shop,
    ids.map((productId) => ({ productId, quantity: 3 })),
  );

it('an order has one line per product, since stock is returned once per product', async () => {
  const ids = await copyProducts(world.shop.db, 2);
  await world.place(await buyerOf(ids));
  expect(await storeTwice(orderLines, ids[0] ?? 0)).toBe(UNIQUE_VIOLATION);
});

it('a payment has one line per product, since stock is taken and returned once per product', async () => {
  const ids = await copyProducts(world.shop.db, 2);
  await openPage(world.shop, await buyerOf(ids));
  expect(await storeTwice(paymentLines, ids[0] ?? 0)).toBe(UNIQUE_VIOLATION);
});

it('an order keeps the lines of all its products after they are deleted', async () => {
  const ids = await copyProducts(world.shop.db, 2);
  const buyer = await buyerOf(ids);
  const order_id = await world.place(buyer);
  await world.shop.db.delete(products).where(inArray(products.id, ids));
  const { orderdetails: lines } = await doAs(world.shop, buyer.actor, orderdetails, { order_id });
  expect(lines.map(({ quantity }) => quantity)).toEqual([3, 3]);
});
