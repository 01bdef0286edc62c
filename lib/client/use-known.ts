'use client';

import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSWRConfig } from 'swr';
import { createCacheHelper } from 'swr/_internal';

/**
 * What is found in the answer that is known for a key, without asking for it; null knows none. A component is drawn anew
 * when something else is found, not when something else has changed in the answer.
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
