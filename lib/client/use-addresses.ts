'use client';

import useSWR, { mutate } from 'swr';
import type { Address, AddressInput } from '@/lib/contract/bff/account';
import { type FetchOptions, fetchJson } from './fetcher';
import { isAddresses, isCities, isPincodes } from './guards';
import { keys } from './keys';
import { swrOptions } from './swr-options';

export type UseAddresses = {
  addresses: readonly Address[];
  isLoading: boolean;
  failed: boolean;
} & typeof addressWrites;

async function write(path: string, options: FetchOptions): Promise<Address[]> {
  const answer = await fetchJson(path, isAddresses, options);
  await mutate(keys.addresses, answer, { revalidate: false });
  return answer.addresses;
}

/** Each answers the whole list as it is now, the default first. @throws ShopError */
const addressWrites = {
  add: (body: AddressInput) => write(keys.addresses, { method: 'POST', body }),
  update: (id: number, body: AddressInput) => write(keys.address(id), { method: 'PUT', body }),
  remove: (id: number) => write(keys.address(id), { method: 'DELETE' }),
  setDefault: (id: number) => write(keys.defaultAddress(id), { method: 'POST' }),
};

/** The customer's addresses, for checkout and My Addresses. */
export function useAddresses(): UseAddresses {
  const { data, error, isLoading } = useSWR(
    keys.addresses,
    () => fetchJson(keys.addresses, isAddresses),
    swrOptions,
  );
  return {
    addresses: data?.addresses ?? [],
    isLoading,
    failed: error !== undefined && data === undefined,
    ...addressWrites,
  };
}

const placeOptions = { ...swrOptions, revalidateIfStale: false };

/** Cities of the address form. */
export function useCities(): { cities: readonly string[]; isLoading: boolean } {
  const { data, isLoading } = useSWR(keys.cities, () => fetchJson(keys.cities, isCities), placeOptions);
  return { cities: data?.cities ?? [], isLoading };
}

/** Pincodes of a city, none until one is chosen. */
export function usePincodes(city: string): { pincodes: readonly string[]; isLoading: boolean } {
  const key = city === '' ? null : keys.pincodes(city);
  const { data, isLoading } = useSWR(key, (path: string) => fetchJson(path, isPincodes), placeOptions);
  return { pincodes: data?.pincodes ?? [], isLoading };
}
