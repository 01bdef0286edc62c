import { eq, inArray } from 'drizzle-orm';
import { HOUR_MS } from '@/lib/domain/durations';
import { products } from '@/shop-api/db/schema/catalogue';
import { storefrontEvents } from '@/shop-api/db/schema/storefront-events';
import { webhookStorefront } from '@/shop-api/ports/storefront';
import { confirmOrder, firstProductIds, makeBuyer } from '@/shop-api/testing/buyers';
import { type FakeStorefront, openFakeStorefront } from '@/shop-api/testing/fake-storefront';
import { openTestShop, type TestShop } from '@/shop-api/testing/test-shop';
import { recordChanges, recordProductChange } from './changes';
import { notifyStorefront } from './notify-storefront';

const SECRET = 'what-the-storefront-knows-the-shop-by';
const LEASE_MS = 30_000;

let shop: TestShop;
let storefront: FakeStorefront;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  storefront = await openFakeStorefront();
});
afterEach(async () => {
  storefront.answerWith(200);
  shop.clock.forwardMs(LEASE_MS * 2);
  await notify();
  await storefront.close();
});

const notify = () =>
  notifyStorefront(
    { ...shop, storefront: webhookStorefront(storefront.url, SECRET) },
    new AbortController().signal,
  );

async function packsOf(productId: number): Promise<string[]> {
  const [product] = await shop.db.select().from(products).where(eq(products.id, productId));
  const packs = await shop.db
    .select({ slug: products.slug })
    .from(products)
    .where(eq(products.groupKey, product?.groupKey ?? ''));
  return packs.map(({ slug }) => slug);
}

const receivedSlugs = () =>
  storefront.received.flatMap((event) => ('slug' in event ? [event.slug] : [])).sort();

describe('an order', () => {
  it('notifies the storefront once of every pack of its products, with the credential', async () => {
    const [first = 0, , third = 0] = await firstProductIds(shop.db, 3);
    const buyer = await makeBuyer(shop, [
      { productId: first, quantity: 4 },
      { productId: third, quantity: 2 },
    ]);
    await notify();
    expect(storefront.received).toEqual([]);

    expect((await confirmOrder(shop, buyer)).error).toBeUndefined();
    await notify();
    const wanted = [...new Set([...(await packsOf(first)), ...(await packsOf(third))])].sort();
    expect(receivedSlugs()).toEqual(wanted);
    expect(storefront.received[0]).toEqual({
      kind: 'product',
      slug: expect.any(String),
      category: 'vegetables',
    });
    expect(storefront.credentials).toEqual([`Bearer ${SECRET}`]);
    await notify();
    expect(receivedSlugs()).toEqual(wanted);
  });

  it('that is refused sends no notification', async () => {
    const [first = 0] = await firstProductIds(shop.db, 1);
    const buyer = await makeBuyer(shop, [{ productId: first, quantity: 4 }]);
    expect((await confirmOrder(shop, buyer, { expected_total: 1 })).status).toBe(409);
    await notify();
    expect(storefront.received).toEqual([]);
  });
});

describe('a change', () => {
  it('is sent again after a pause until the storefront accepts it', async () => {
    await recordChanges(shop.db, [{ kind: 'content' }]);
    storefront.answerWith(503);
    await expect(notify()).rejects.toThrow(/503/);
    await notify();
    expect(storefront.credentials).toHaveLength(1);

    storefront.answerWith(200);
    shop.clock.forwardMs(LEASE_MS);
    await notify();
    expect(storefront.received).toEqual([{ kind: 'content' }]);
  });

  it('that a clock which was ahead put off is sent once the clock has been corrected', async () => {
    await recordChanges(shop.db, [{ kind: 'content' }]);
    storefront.answerWith(503);
    shop.clock.forwardMs(10 * HOUR_MS);
    await expect(notify()).rejects.toThrow(/503/);
    shop.clock.forwardMs(-10 * HOUR_MS);
    storefront.answerWith(200);
    await notify();
    expect(storefront.received).toEqual([{ kind: 'content' }]);
  });

  it('is sent by another instance when the one that claimed it died', async () => {
    await recordChanges(shop.db, [{ kind: 'settings' }]);
    await new Promise<void>((taken) => {
      const dying = { notify: () => new Promise<void>(() => taken()) };
      void notifyStorefront({ ...shop, storefront: dying }, new AbortController().signal);
    });
    await notify();
    expect(storefront.received).toEqual([]);
    shop.clock.forwardMs(LEASE_MS + 1);
    await notify();
    expect(storefront.received).toEqual([{ kind: 'settings' }]);
  });

  it('is sent in batches within the webhook’s limits, and once when repeated', async () => {
    const ids = await firstProductIds(shop.db, 1000);
    await recordProductChange(shop.db, ids);
    await recordProductChange(shop.db, ids.slice(0, 10));
    await notify();
    const onSale = await shop.db.select().from(products).where(inArray(products.id, ids));
    expect(onSale.length).toBeGreaterThan(200);
    expect(receivedSlugs()).toEqual(onSale.map(({ slug }) => slug).sort());
  });

  it('is sent in batches within the webhook’s limits, for slugs of any length', async () => {
    const slugs = Array.from({ length: 200 }, (_, index) => `${'drumstick-'.repeat(7)}${index}`);
    await recordChanges(
      shop.db,
      slugs.map((slug) => ({ kind: 'product' as const, slug, category: 'vegetables' })),
    );
    await notify();
    expect(receivedSlugs()).toEqual(slugs.sort());
  });

  it('of an unknown kind, from another version of the shop, counts as a change of everything', async () => {
    await shop.db.insert(storefrontEvents).values({ change: { kind: 'of another version' } });
    await recordChanges(shop.db, [{ kind: 'category', slug: 'fruits' }]);
    await notify();
    expect(storefront.received.map(({ kind }) => kind).sort()).toEqual([
      'catalogue',
      'category',
      'content',
      'settings',
      'specials',
    ]);
    expect(await shop.db.select().from(storefrontEvents)).toEqual([]);
  });

  it('is not sent when its transaction was rolled back', async () => {
    await shop.db
      .transaction(async (tx) => {
        await recordChanges(tx, [{ kind: 'content' }]);
        throw new Error('no');
      })
      .catch(() => undefined);
    await notify();
    expect(storefront.received).toEqual([]);
  });
});
