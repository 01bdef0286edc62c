import type { SWRConfiguration } from 'swr';
import { isShopError } from '@/lib/domain/errors';

/** An idle tab sends nothing: no polling, no focus refetch; a failed read is tried again only if that can help. */
export const swrOptions = {
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  dedupingInterval: 5_000,
  errorRetryCount: 2,
  shouldRetryOnError: (error: unknown) => isShopError(error) && error.retryable,
} satisfies SWRConfiguration;
