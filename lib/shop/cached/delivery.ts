import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Delivery } from '@/lib/contract/bff/delivery';
import { lifetimes, tags } from '@/lib/shop/cache';
import { getDelivery } from '@/lib/shop/delivery';
import { readAtBuildOr } from './read-at-build';

/** Whether the shop delivers to a pincode, however short; undefined in a build. */
export async function cachedDelivery(pincode: string): Promise<Delivery | undefined> {
  'use cache';
  cacheTag(tags.settings);
  cacheLife(lifetimes.settings);
  return readAtBuildOr(undefined, () => getDelivery(pincode));
}
