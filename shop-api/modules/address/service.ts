import { isDeepStrictEqual } from 'node:util';
import { ShopError } from '@/lib/domain/errors';
import { MAX_ADDRESSES } from '@/lib/domain/limits';
import { text } from '@/lib/messages/text';
import type { DbOrTx } from '@/shop-api/db/client';
import type { Deps } from '@/shop-api/deps';
import { withCustomer } from '@/shop-api/modules/customers/with-customer';
import {
  type Address,
  type AddressFields,
  deleteAddress,
  insertAddress,
  isPincodeOf,
  listAddresses,
  setDefault,
  updateAddress,
} from './repository';

type AddressDeps = Pick<Deps, 'db'>;

/**
 * Adds an address, the first one as the default, and returns its id. An identical address is not stored twice, since a
 * shopper may save again after a lost response.
 *
 * @throws ShopError bad_request with the field at fault, conflict when the maximum is reached.
 */
export function addAddress({ db }: AddressDeps, customerId: string, fields: AddressFields): Promise<number> {
  return withCustomer(db, customerId, async (tx) => {
    await requirePincodeOfCity(tx, fields);
    const stored = await listAddresses(tx, customerId);
    const same = stored.find((address) => hasFields(address, fields));
    if (same) return same.id;
    if (stored.length >= MAX_ADDRESSES) {
      const message = text('address.too_many', { count: MAX_ADDRESSES });
      throw new ShopError('conflict', { message });
    }
    return insertAddress(tx, { ...fields, customerId, isDefault: stored.length === 0 });
  });
}

/** @throws ShopError not_found for another customer's address, bad_request with the field at fault. */
export async function editAddress(
  { db }: AddressDeps,
  customerId: string,
  id: number,
  fields: AddressFields,
): Promise<void> {
  await requirePincodeOfCity(db, fields);
  if (!(await updateAddress(db, customerId, id, fields))) throw new ShopError('not_found');
}

/**
 * Deletes an address; if it was the default, the newest other one becomes the default. @throws ShopError not_found.
 */
export function removeAddress({ db }: AddressDeps, customerId: string, id: number): Promise<void> {
  return withCustomer(db, customerId, async (tx) => {
    const deleted = await deleteAddress(tx, customerId, id);
    if (!deleted) throw new ShopError('not_found');
    const [newest] = deleted.isDefault ? await listAddresses(tx, customerId) : [];
    if (newest) await setDefault(tx, customerId, newest.id);
  });
}

/** @throws ShopError not_found for another customer's address. */
export function makeDefault({ db }: AddressDeps, customerId: string, id: number): Promise<void> {
  return withCustomer(db, customerId, async (tx) => {
    if (!(await setDefault(tx, customerId, id))) throw new ShopError('not_found');
  });
}

function hasFields(address: Address, fields: AddressFields): boolean {
  return isDeepStrictEqual({ ...address, ...fields }, address);
}

async function requirePincodeOfCity(db: DbOrTx, { city, pincode }: AddressFields): Promise<void> {
  if (await isPincodeOf(db, city, pincode)) return;
  const message = text('address.pincode_of_city', { city });
  throw new ShopError('bad_request', { field: 'customer_pincode', message });
}
