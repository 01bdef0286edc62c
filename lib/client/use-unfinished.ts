'use client';

import { keys } from '@/lib/config/api-paths';
import type { Unfinished } from '@/lib/contract/bff/account';
import { isUnfinished } from './guards';
import { swrOptions } from './swr-options';
import { useRead } from './use-read';

/** What keeps the account from being deleted; loaded again on every mount. */
export function useUnfinished(): { unfinished: Unfinished | undefined; isLoading: boolean } {
  const { data, isLoading, isValidating } = useRead(keys.unfinished, isUnfinished, {
    ...swrOptions,
    dedupingInterval: 0,
  });
  return { unfinished: data, isLoading: isLoading || (data === undefined && isValidating) };
}
