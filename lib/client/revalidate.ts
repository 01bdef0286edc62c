import { mutate } from 'swr';

/**
 * Loads the data of an SWR key again; every component that uses it re-renders. The only way to do so for one key:
 * `mutate` is for showing new data.
 */
export function revalidate(key: string): Promise<unknown> {
  return mutate(key);
}
