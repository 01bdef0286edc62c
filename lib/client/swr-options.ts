import type { SWRConfiguration } from 'swr';
import { isShopError } from '@/lib/domain/errors';

/** No polling and no refetch on focus, so that an idle tab sends nothing; only retryable errors are retried. */
export const swrOptions = {
  revalidateOnFocus: false,
  revalidateOnReconnect: true,
  dedupingInterval: 5_000,
  errorRetryCount: 2,
  shouldRetryOnError: (error: unknown) => isShopError(error) && error.retryable,
} satisfies SWRConfiguration;
