import useSWR, { type SWRConfiguration } from 'swr';
import { fetchJson, type Guard } from './fetcher';
import { swrOptions } from './swr-options';

export type ReadState<Value> = {
  data: Value | undefined;
  /** Of the last load. */
  error: unknown;
  /** The first load is running. */
  isLoading: boolean;
  /** Any load is running, the first one or a revalidation. */
  isValidating: boolean;
  /** The load failed and no data is known. */
  failed: boolean;
};

/** Reads a path of the API, which is also the SWR key; nothing is loaded while it is null. */
export function useRead<Value>(
  key: string | null,
  guard: Guard<Value>,
  options: SWRConfiguration = swrOptions,
): ReadState<Value> {
  const { data, error, isLoading, isValidating } = useSWR(
    key,
    (path: string) => fetchJson(path, guard),
    options,
  );
  return { data, error, isLoading, isValidating, failed: error !== undefined && data === undefined };
}
