'use client';

import { mutate } from 'swr';
import { keys } from '@/lib/config/api-paths';
import type { Address } from '@/lib/contract/bff/account';
import type { AddressInput } from '@/lib/contract/bff/forms/address';
import type { Session } from '@/lib/contract/bff/session';
import { changeData, type DataChange } from './change-data';
import { shapeOf } from './guards';
import { useRead } from './use-read';

export const isAddresses = shapeOf<{ addresses: Address[] }>({ addresses: 'list' });

type UseAddresses = {
  addresses: readonly Address[];
  isLoading: boolean;
  failed: boolean;
} & typeof addressWrites;

async function write(change: DataChange<AddressesAnswer>): Promise<Address[]> {
  const { addresses } = await changeData(keys.addresses, isAddresses, change);
  await updateSession(addresses);
  return addresses;
}

/** Updates the cached session, since the header shows the place of the default address. */
async function updateSession(addresses: readonly Address[]): Promise<void> {
  const home = addresses.find(({ isDefault }) => isDefault);
  const place = home && { pincode: home.pincode, city: home.city, served: home.served };
  await mutate<Session>(
    keys.session,
    (session) => (session?.customer ? { ...session, customer: { ...session.customer, place } } : session),
    { revalidate: false },
  );
}

type AddressesAnswer = { addresses: Address[] };

/** Optimistic, so that an order placed right after it goes to the address on screen. @throws ShopError */
async function setDefault(id: number): Promise<void> {
  await write({
    path: keys.defaultAddress(id),
    method: 'POST',
    show: (shown) => ({
      addresses: (shown?.addresses ?? []).map((address) => ({ ...address, isDefault: address.id === id })),
    }),
  });
}

/** `add`, `update` and `remove` resolve with the whole new list, the default first. @throws ShopError */
const addressWrites = {
  add: (body: AddressInput) => write({ path: keys.addresses, method: 'POST', body }),
  update: (id: number, body: AddressInput) => write({ path: keys.address(id), method: 'PUT', body }),
  remove: (id: number) => write({ path: keys.address(id), method: 'DELETE' }),
  setDefault,
};

/** The customer's addresses, for checkout and My Addresses. */
export function useAddresses(): UseAddresses {
  const { data, isLoading, failed } = useRead(keys.addresses, isAddresses);
  return { addresses: data?.addresses ?? [], isLoading, failed, ...addressWrites };
}
