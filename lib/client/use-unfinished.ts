'use client';

import { keys } from '@/lib/config/api-paths';
import type { Unfinished } from '@/lib/contract/bff/account';
import { shapeOf } from './guards';
import { swrOptions } from './swr-options';
import { useRead } from './use-read';

const isUnfinished = shapeOf<Unfinished>({ orders: 'list', payments: 'list' });

/** What keeps the account from being deleted; loaded again on every mount. */
export function useUnfinished(): { unfinished: Unfinished | undefined; isLoading: boolean } {
  const { data, isLoading, isValidating } = useRead(keys.unfinished, isUnfinished, {
    ...swrOptions,
    dedupingInterval: 0,
  });
  return { unfinished: data, isLoading: isLoading || (data === undefined && isValidating) };
}
