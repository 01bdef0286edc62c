import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { lifetimes, tags } from '@/lib/shop/cache';
import { listCities, listPincodes } from '@/lib/shop/cities';
import { readAtBuildOr } from './read-at-build';

export async function cachedCities(): Promise<string[]> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listCities());
}

/** The pincodes of a city; none for an unknown city, which never reaches the cache. */
export async function cachedPincodes(city: string): Promise<string[]> {
  return (await cachedCities()).includes(city) ? readPincodes(city) : [];
}

async function readPincodes(city: string): Promise<string[]> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.content);
  return readAtBuildOr([], () => listPincodes(city));
}
