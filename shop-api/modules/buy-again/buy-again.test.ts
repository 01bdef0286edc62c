import { randomUUID } from 'node:crypto';
import { boughtbefore, buyagain } from '@/lib/contract/shop/buy-again';
import { cartlisting } from '@/lib/contract/shop/cart';
import { ordercancel } from '@/lib/contract/shop/orders';
import { type Buyer, changeProducts, confirmOrder, makeBuyer } from '@/shop-api/testing/buyers';
import { copyProducts } from '@/shop-api/testing/copied-products';
import { sampledShop } from '@/shop-api/testing/sampled-shop';
import { callAs, doAs, fillCart, makeCustomer } from '@/shop-api/testing/shoppers';
import { statementsOf } from '@/shop-api/testing/statements';

const world = sampledShop({
  products: 3,
  asSampled: {
    ...{ stock: 50, active: true, pricePaise: 10_000, offerPaise: 0 },
    ...{ variantName: '500', nicName: 'g', variantLabel: '500 g' },
  },
});
const { id } = world;

/** A customer who has ordered three, two and one of the products. */
async function newBuyer(): Promise<{ buyer: Buyer; order: string }> {
  const buyer = await makeBuyer(
    world.shop,
    [3, 2, 1].map((quantity, index) => ({ productId: id(index), quantity })),
  );
  const { answer } = await confirmOrder(world.shop, buyer);
  await world.change({ stock: 50 });
  return { buyer, order: answer?.data.invoice_id ?? '' };
}

const again = ({ actor }: Pick<Buyer, 'actor'>, order_id: string, key: string = randomUUID()) =>
  callAs(world.shop, actor, buyagain, { order_id }, { key });
const quantities = async ({ actor }: Buyer) =>
  (await doAs(world.shop, actor, cartlisting, {})).data.cart_list.map(({ quantity }) => quantity);

it('adds the whole order to the existing cart in one call', async () => {
  const { buyer, order } = await newBuyer();
  await fillCart(world.shop, buyer.actor, [{ productId: id(0), quantity: 4 }]);
  const { answer } = await again(buyer, order);
  expect(answer?.data).toMatchObject({ status: 1, message: 'What you bought is in your cart again.' });
  expect(answer?.data.lines.map(({ added, problem }) => [added, problem])).toEqual([
    [3, ''],
    [2, ''],
    [1, ''],
  ]);
  expect(answer?.data.cart_list.map(({ quantity }) => quantity)).toEqual([7, 2, 1]);
  expect(await quantities(buyer)).toEqual([7, 2, 1]);
});

it('reports changes in price, pack and stock, and products no longer sold', async () => {
  const { buyer, order } = await newBuyer();
  await changeProducts(world.shop.db, [id(0)], { offerPaise: 8_000, stock: 2 });
  await changeProducts(world.shop.db, [id(1)], { variantName: '250', variantLabel: '250 g' });
  await changeProducts(world.shop.db, [id(2)], { active: false });
  const { answer } = await again(buyer, order);
  expect(answer?.data.lines).toMatchObject([
    { ordered: 3, added: 2, problem: 'limited', before: { price: 100 }, now: { price: 80 } },
    { ordered: 2, added: 2, problem: '', before: { variant_name: '500' }, now: { variant_name: '250' } },
    { ordered: 1, added: 0, problem: 'inActive', now: null },
  ]);
  expect(answer?.data.cart_list.map(({ quantity, cart_price }) => [quantity, cart_price])).toEqual([
    [2, 80],
    [2, 100],
  ]);
});

it('adds nothing when nothing is available, and says so', async () => {
  const { buyer, order } = await newBuyer();
  await world.change({ stock: 0 });
  const { answer } = await again(buyer, order);
  expect(answer?.data).toMatchObject({ status: 2, cart_list: [] });
  expect(new Set(answer?.data.lines.map(({ problem }) => problem))).toEqual(new Set(['outOfStock']));
});

it('adds once per key, for any number of concurrent calls', async () => {
  const { buyer, order } = await newBuyer();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => again(buyer, order, key)));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await quantities(buyer)).toEqual([3, 2, 1]);
  await fillCart(world.shop, buyer.actor, [{ productId: id(0), quantity: 1 }]);
  expect((await again(buyer, order, key)).answer?.data.cart_list[0]?.quantity).toBe(1);
  await again(buyer, order);
  expect(await quantities(buyer)).toEqual([4, 4, 2]);
});

it("is not found for another customer's order, and the cart stays empty", async () => {
  const { order } = await newBuyer();
  const other = await makeCustomer(world.shop);
  expect((await again(other, order)).error).toMatchObject({ code: 'not_found', field: 'order_id' });
  expect((await doAs(world.shop, other.actor, cartlisting, {})).data.cart_list).toEqual([]);
});

/** The number of statements for buying these products again; the first half is in the cart already. */
async function statementsFor(products: readonly number[]): Promise<number> {
  const lines = products.map((productId) => ({ productId, quantity: 1 }));
  const buyer = await makeBuyer(world.shop, lines);
  const { answer } = await confirmOrder(world.shop, buyer);
  await fillCart(world.shop, buyer.actor, lines.slice(0, lines.length / 2));
  let result: Awaited<ReturnType<typeof again>>['answer'];
  const statements = await statementsOf(async () => {
    result = (await again(buyer, answer?.data.invoice_id ?? '')).answer;
  });
  expect(result?.data.cart_list.map(({ product_id, quantity }) => [product_id, quantity])).toEqual(
    lines.map(({ productId }, at) => [productId, at < lines.length / 2 ? 2 : 1]),
  );
  return statements.length;
}

it('runs no more statements for many lines than for few', async () => {
  const products = await copyProducts(world.shop.db, 24);
  await world.change({ stock: 50, pricePaise: 10_000, offerPaise: 0 }, products);
  const few = await statementsFor(products.slice(0, 4));
  expect(few).toBeGreaterThan(5);
  expect(await statementsFor(products)).toBe(few);
});

describe('what was bought before', () => {
  const boughtBy = async ({ actor }: Pick<Buyer, 'actor'>) =>
    (await doAs(world.shop, actor, boughtbefore, {})).data.boughtlist.map(({ product_id }) => product_id);

  it('lists those of the newest order first among equals', async () => {
    const buyer = await makeBuyer(world.shop, [{ productId: id(2), quantity: 1 }]);
    await confirmOrder(world.shop, buyer);
    for (const productId of [id(0), id(1)]) {
      world.shop.clock.forwardMs(1_000);
      await fillCart(world.shop, buyer.actor, [{ productId, quantity: 1 }]);
      await confirmOrder(world.shop, buyer);
    }
    expect(await boughtBy(buyer)).toEqual([id(1), id(0), id(2)]);
  });

  it('lists products in stock first, then by number of orders', async () => {
    const { buyer } = await newBuyer();
    await fillCart(world.shop, buyer.actor, [{ productId: id(1), quantity: 5 }]);
    await confirmOrder(world.shop, buyer);
    expect((await boughtBy(buyer))[0]).toBe(id(1));
    await changeProducts(world.shop.db, [id(1)], { stock: 0 });
    expect((await boughtBy(buyer)).at(-1)).toBe(id(1));
    await changeProducts(world.shop.db, [id(1)], { active: false });
    expect((await boughtBy(buyer)).sort()).toEqual([id(0), id(2)].sort());
  });

  it('is empty for a customer who never ordered, or cancelled', async () => {
    expect(await boughtBy(await makeCustomer(world.shop))).toEqual([]);
    const { buyer, order } = await newBuyer();
    await doAs(world.shop, buyer.actor, ordercancel, { order_id: order });
    expect(await boughtBy(buyer)).toEqual([]);
  });
});
