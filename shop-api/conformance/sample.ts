import { categoryslist, productlist } from '@/lib/contract/shop/catalogue';
import { city, orderSettings, pincode } from '@/lib/contract/shop/content';
import { pincodeAvailability } from '@/lib/contract/shop/delivery';
import { MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { doAs } from './call-as';
import { Mismatch } from './mismatch';
import { newGuest } from './people';
import type { Target } from './target';

/** A product and a place of the shop to use in calls, found through its API. */
export type Sample = {
  category: string;
  product: { id: number; slug: string; name: string };
  /** A quantity that makes an order within the limits, as far as the stock lasts. */
  quantity: number;
  place: { city: string; pincode: string };
};

/**
 * @throws Mismatch when a response violates the contract, Error when the shop has nothing to sell or delivers nowhere.
 */
export async function findSample(target: Target): Promise<Sample> {
  const guest = newGuest();
  const { data: settings } = await doAs(target, guest, orderSettings, {});
  const { minimum_purchase: minimum = 0, maximum_purchase: maximum = 0 } = settings[0] ?? {};
  const { data: categories } = await doAs(target, guest, categoryslist, {});
  for (const { category_slug: category } of categories.data) {
    const { products } = await doAs(target, guest, productlist, { cat_id: category });
    for (const row of products.toSorted((one, other) => other.stock_availability - one.stock_availability)) {
      const price = row.selling_price || row.actual_price;
      const quantity = Math.max(2, Math.ceil(minimum / price));
      const isOrder = quantity <= Math.min(row.stock_availability, MAX_LINE_QUANTITY);
      if (!isOrder || (maximum > 0 && quantity * price > maximum)) continue;
      const product = { id: row.product_id, slug: row.product_slug, name: row.product_name };
      return { category, product, quantity, place: await findPlace(target) };
    }
  }
  throw new Error('no product of the shop can be ordered within its limits');
}

async function findPlace(target: Target): Promise<Sample['place']> {
  const guest = newGuest();
  const { data: cities } = await doAs(target, guest, city, {});
  for (const { city_name: name } of cities) {
    const { pincode_list: pincodes } = await doAs(target, guest, pincode, { city_name: name });
    const code = pincodes[0]?.pincode;
    if (code === undefined) continue;
    const { data } = await doAs(target, guest, pincodeAvailability, { pincode: code });
    if (data.status === 1) return { city: name, pincode: code };
  }
  throw new Error('the shop delivers to none of its cities');
}

/** Like `findSample`, but returns a Mismatch, as the checks of that call report it later. */
export async function trySample(target: Target): Promise<Sample | Mismatch> {
  return findSample(target).catch((error: unknown) => {
    if (error instanceof Mismatch) return error;
    throw error;
  });
}
