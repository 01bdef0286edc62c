import { eq } from 'drizzle-orm';
import { stockalert, stockalertlist, stockalertremove } from '@/lib/contract/shop/stock-alerts';
import { MAX_MARKED_PRODUCTS } from '@/lib/domain/marked-products';
import { products } from '@/shop-api/db/schema/catalogue';
import { customers } from '@/shop-api/db/schema/identity';
import { stockAlerts } from '@/shop-api/db/schema/stock-alerts';
import { changeProducts, firstProductIds } from '@/shop-api/testing/buyers';
import { copyProducts } from '@/shop-api/testing/copied-products';
import { type OperatedShop, openOperatedShop } from '@/shop-api/testing/operated-shop';
import { callAs, doAs, makeCustomer, newGuest, type TestCustomer } from '@/shop-api/testing/shoppers';
import { sendStockAlerts } from './send-stock-alerts';

const SLUG = 'garlic';

let shop: OperatedShop;
let garlic: number;
beforeAll(async () => {
  shop = await openOperatedShop();
  const [row] = await shop.db.select({ id: products.id }).from(products).where(eq(products.slug, SLUG));
  garlic = row?.id ?? 0;
});
beforeEach(async () => {
  await setStock(0);
  shop.sent.length = 0;
});
afterAll(() => shop.close());

async function setStock(stock: number): Promise<void> {
  await shop.db.update(products).set({ stock }).where(eq(products.id, garlic));
}

async function waiting(): Promise<TestCustomer> {
  const someone = await makeCustomer(shop);
  await doAs(shop, someone.actor, stockalert, { product_id: garlic });
  return someone;
}

async function waitsFor({ actor }: TestCustomer): Promise<string[]> {
  const { data } = await doAs(shop, actor, stockalertlist, {});
  return data.alertlist.map((row) => row.product_slug);
}

async function sendAlerts(): Promise<string[]> {
  await sendStockAlerts(shop);
  await shop.deliverSms();
  return shop.sent.splice(0).map(({ mobile }) => mobile);
}

describe('a stock alert', () => {
  it('is stored once, listed for its customer only, and can be removed', async () => {
    const [mine, theirs] = [await waiting(), await makeCustomer(shop)];
    await doAs(shop, mine.actor, stockalert, { product_id: garlic });
    expect(await waitsFor(mine)).toEqual([SLUG]);
    expect(await waitsFor(theirs)).toEqual([]);
    await doAs(shop, theirs.actor, stockalertremove, { product_id: garlic });
    expect(await waitsFor(mine)).toEqual([SLUG]);
    await doAs(shop, mine.actor, stockalertremove, { product_id: garlic });
    await doAs(shop, mine.actor, stockalertremove, { product_id: garlic });
    expect(await waitsFor(mine)).toEqual([]);
    await setStock(3);
    expect(await sendAlerts()).toEqual([]);
  });

  it('is limited to two hundred products per customer', async () => {
    const someone = await makeCustomer(shop);
    const others = await copyProducts(shop.db, MAX_MARKED_PRODUCTS);
    await changeProducts(shop.db, others, { stock: 0 });
    const createdAt = shop.clock.now();
    await shop.db
      .insert(stockAlerts)
      .values(others.map((productId) => ({ customerId: someone.actor.id, productId, createdAt })));
    const result = await callAs(shop, someone.actor, stockalert, { product_id: garlic });
    expect(result.error?.code).toBe('conflict');
    expect(await waitsFor(someone)).not.toContain(SLUG);
  });

  it('requires a customer and an existing product', async () => {
    expect((await callAs(shop, newGuest(), stockalert, { product_id: garlic })).error?.code).toBe(
      'unauthenticated',
    );
    const { actor } = await makeCustomer(shop);
    const result = await callAs(shop, actor, stockalert, { product_id: 2_000_000_000 });
    expect(result.error?.code).toBe('not_found');
  });

  it('sends one SMS to everybody who waits when the product is back, and no other later', async () => {
    const [first, second] = [await waiting(), await waiting()];
    expect(await sendAlerts()).toEqual([]);
    await setStock(1);
    await sendStockAlerts(shop);
    await shop.deliverSms();
    expect(shop.sent.map(({ mobile }) => mobile).sort()).toEqual([first.mobile, second.mobile].sort());
    expect(shop.sent[0]?.text).toBe(
      'Garlic is in stock again at Koodai: https://shop.example/product-detail/garlic',
    );
    shop.sent.length = 0;
    expect(await waitsFor(first)).toEqual([]);
    await setStock(0);
    await setStock(5);
    expect(await sendAlerts()).toEqual([]);
  });

  it('waits for the next day when its customer has had twenty SMS, and does not delay others', async () => {
    const someone = await makeCustomer(shop);
    for (const product_id of await firstProductIds(shop.db, 75)) {
      await doAs(shop, someone.actor, stockalert, { product_id });
    }
    const other = await waiting();
    await setStock(1);
    const sentTexts = async () => {
      const mobiles = await sendAlerts();
      return [someone, other].map(({ mobile }) => mobiles.filter((one) => one === mobile).length);
    };
    expect(await sentTexts()).toEqual([20, 1]);
    expect(await sentTexts()).toEqual([0, 0]);
    shop.clock.forwardMs(24 * 60 * 60_000);
    expect(await sentTexts()).toEqual([20, 0]);
  });

  it('is sent for those that have waited longest when there are more than a day allows', async () => {
    const { actor } = await makeCustomer(shop);
    const awaited = await firstProductIds(shop.db, 21);
    await changeProducts(shop.db, awaited, { stock: 5 });
    for (const product_id of awaited) {
      await doAs(shop, actor, stockalert, { product_id });
      shop.clock.forwardMs(1_000);
    }
    expect(await sendAlerts()).toHaveLength(20);
    const { data } = await doAs(shop, actor, stockalertlist, {});
    const left = data.alertlist.map(({ product_id }) => product_id);
    expect(left).toEqual(awaited.slice(20));
    for (const product_id of left) await doAs(shop, actor, stockalertremove, { product_id });
  });

  it('is fulfilled when the operator sets the stock', async () => {
    const someone = await waiting();
    expect(await shop.operate('stock', 'set', SLUG, '9')).toMatchObject({ code: 0 });
    expect(await sendAlerts()).toEqual([someone.mobile]);
  });

  it('is sent once by two instances at the same time', async () => {
    const people = await Promise.all(Array.from({ length: 8 }, waiting));
    await setStock(4);
    await Promise.all([sendStockAlerts(shop), sendStockAlerts(shop)]);
    await shop.deliverSms();
    expect(shop.sent.map(({ mobile }) => mobile).sort()).toEqual(people.map(({ mobile }) => mobile).sort());
  });

  it('waits while the product is withdrawn, the customer suspended, or no SMS can be sent', async () => {
    const someone = await waiting();
    await setStock(4);
    await sendStockAlerts({ ...shop, sms: { ...shop.sms, isOpen: false } });
    await shop.db.update(products).set({ active: false }).where(eq(products.id, garlic));
    expect(await sendAlerts()).toEqual([]);
    await shop.db.update(products).set({ active: true }).where(eq(products.id, garlic));
    const { id } = someone.actor;
    await shop.db.update(customers).set({ suspendedAt: shop.clock.now() }).where(eq(customers.id, id));
    expect(await sendAlerts()).toEqual([]);
    await shop.db.update(customers).set({ suspendedAt: null }).where(eq(customers.id, id));
    expect(await sendAlerts()).toEqual([someone.mobile]);
  });
});
