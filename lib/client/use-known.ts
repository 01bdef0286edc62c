'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { createCacheHelper } from 'swr/_internal';

/**
 * Selects a value from the SWR cache without loading the key; `find` gets undefined for null or an empty cache. The
 * component re-renders only when the selected value changes.
 */
export function useKnown<Data, Found extends string | number | boolean>(
  key: string | null,
  find: (known: Data | undefined) => Found,
): Found {
  const { cache } = useSWRConfig();
  const [read, , listen] = useMemo(() => createCacheHelper<Data>(cache, key ?? undefined), [cache, key]);
  const subscribe = useCallback(
    (listener: () => void) => (key === null ? () => undefined : listen(key, listener)),
    [key, listen],
  );
  return useSyncExternalStore(
    subscribe,
    () => find(key === null ? undefined : read().data),
    () => find(undefined),
  );
}
