'use client';

import useSWR from 'swr';
import { keys } from '@/lib/config/api-paths';
import { fetchJson } from './fetcher';
import { shapeOf } from './guards';
import { swrOptions } from './swr-options';

const isCities = shapeOf<{ cities: string[] }>({ cities: 'list' });
const isPincodes = shapeOf<{ pincodes: string[] }>({ pincodes: 'list' });

// why: when loading failed, the shopper types the value, and the field must not turn into a list meanwhile
const placeOptions = {
  ...swrOptions,
  revalidateIfStale: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
};

/** Cities of the address form; `missing` when there are none or they cannot be loaded. */
export function useCities(): { cities: readonly string[]; missing: boolean } {
  const { data, error } = useSWR(keys.cities, () => fetchJson(keys.cities, isCities), placeOptions);
  return { cities: data?.cities ?? [], missing: isMissing(data?.cities, error) };
}

/** Pincodes of a city, none until one is chosen; `missing` when there are none or they cannot be loaded. */
export function usePincodes(city: string): {
  pincodes: readonly string[];
  isLoading: boolean;
  missing: boolean;
} {
  const key = city === '' ? null : keys.pincodes(city);
  const { data, error, isLoading } = useSWR(key, (path: string) => fetchJson(path, isPincodes), placeOptions);
  return { pincodes: data?.pincodes ?? [], isLoading, missing: isMissing(data?.pincodes, error) };
}

function isMissing(places: readonly string[] | undefined, error: unknown): boolean {
  return places ? places.length === 0 : error !== undefined;
}
