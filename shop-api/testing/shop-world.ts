import { findSample } from '@/shop-api/conformance/sample';
import type { World } from '@/shop-api/conformance/world';
import { products } from '@/shop-api/db/schema/catalogue';
import { appTarget } from './app-target';
import { makeCustomer, type ShopUnderTest, signIn } from './shoppers';

/** A shop in this process for the conformance checks, with a new customer for each. */
export async function shopWorld(shop: ShopUnderTest): Promise<World> {
  await shop.db.update(products).set({ stock: 1_000_000 });
  const target = appTarget(shop);
  const newCustomer: World['newCustomer'] = (guest) => (guest ? signIn(shop, { guest }) : makeCustomer(shop));
  return {
    target,
    sample: await findSample(target),
    newCustomer,
    customer: () => newCustomer(),
    requireDemo: () => undefined,
  };
}
