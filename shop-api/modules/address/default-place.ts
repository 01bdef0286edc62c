import type { DbOrTx } from '@/shop-api/db/client';
import { refusedOf } from '@/shop-api/modules/delivery/service';
import { findDefaultAddress } from './repository';

/** Pincode and city of a customer's default address, and whether the shop delivers there; undefined without one. */
export async function findDefaultPlace(db: DbOrTx, customerId: string) {
  const address = await findDefaultAddress(db, customerId);
  if (!address) return undefined;
  const { city, pincode } = address;
  const isRefused = (await refusedOf(db, [pincode])).has(pincode);
  return { pincode, city_name: city, served: isRefused ? ('0' as const) : ('1' as const) };
}
