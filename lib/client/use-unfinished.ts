'use client';

import useSWR from 'swr';
import type { Unfinished } from '@/lib/contract/bff/account';
import { fetchJson } from './fetcher';
import { isUnfinished } from './guards';
import { keys } from './keys';
import { swrOptions } from './swr-options';

/** What keeps the account from being deleted; loaded again on every mount. */
export function useUnfinished(): { unfinished: Unfinished | undefined; isLoading: boolean } {
  const { data, isLoading, isValidating } = useSWR(keys.unfinished, (path) => fetchJson(path, isUnfinished), {
    ...swrOptions,
    dedupingInterval: 0,
  });
  return { unfinished: data, isLoading: isLoading || (data === undefined && isValidating) };
}
