import { asc } from 'drizzle-orm';
import type { Db } from '@/shop-api/db/client';
import { products } from '@/shop-api/db/schema/catalogue';
import { siteSettings } from '@/shop-api/db/schema/content';
import { systemClock } from '@/shop-api/ports/clock';
import { type Buyer, changeProducts } from '@/shop-api/testing/buyers';
import { makeCrowd } from '@/shop-api/testing/crowd';

/** In paise. */
export const PRICE = 20_000;
const PLENTY = 1_000_000;
const AT_ONCE = 500;

export type Crowd = {
  product: { id: number; slug: string };
  /** Another product, out of stock. */
  soldOut: { id: number };
  buyers: readonly Buyer[];
  /** A buyer not handed out yet. @throws Error when none is left. */
  next: () => Buyer;
};

/** Creates customers with an address and one product, at PRICE, in the cart. Removes the order limits. */
export async function fillWithCrowd(db: Db, count: number): Promise<Crowd> {
  const [product, soldOut] = await db
    .select({ id: products.id, slug: products.slug })
    .from(products)
    .orderBy(asc(products.id))
    .limit(2);
  if (!product || !soldOut) throw new Error('the sample shop has too few products');
  await changeProducts(db, [product.id], { stock: PLENTY, active: true, pricePaise: PRICE, offerPaise: 0 });
  await changeProducts(db, [soldOut.id], { stock: 0, active: true });
  await db.update(siteSettings).set({ minimumPurchasePaise: 0, maximumPurchasePaise: 0 });
  const buyers: Buyer[] = [];
  while (buyers.length < count) {
    const carts = Array.from({ length: Math.min(AT_ONCE, count - buyers.length) }, () => [
      { productId: product.id, quantity: 1 },
    ]);
    buyers.push(...(await makeCrowd({ db, clock: systemClock }, carts)));
  }
  const rest = buyers.values();
  const next = () => {
    const { value } = rest.next();
    if (!value) throw new Error('the crowd is too small');
    return value;
  };
  return { product, soldOut, buyers, next };
}
