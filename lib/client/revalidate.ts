import { mutate } from 'swr';

/** Loads the data of an SWR key again; every component that uses it re-renders. */
export function revalidate(key: string): Promise<unknown> {
  return mutate(key);
}
