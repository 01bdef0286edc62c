import 'server-only';
import { cacheTag } from 'next/cache';
import { isShopError } from '@/lib/domain/errors';
import { tags } from '@/lib/shop/cache';

/**
 * A read inside 'use cache'. The build must not need the API: there a failed read returns `empty`, tagged `boot`. At
 * run time it throws, so the last good entry stays in the cache.
 */
export async function readAtBuildOr<Value>(empty: Value, read: () => Promise<Value>): Promise<Value> {
  try {
    return await read();
  } catch (error) {
    if (process.env.NEXT_PHASE !== 'phase-production-build') throw error;
    cacheTag(tags.boot);
    return empty;
  }
}

/** Turns not_found into undefined. @throws ShopError for every other failure. */
export async function orUndefined<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await read();
  } catch (error) {
    if (isShopError(error, 'not_found')) return undefined;
    throw error;
  }
}
