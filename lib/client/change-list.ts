import { mutate } from 'swr';
import { fetchJson, type Guard } from './fetcher';
import { inTurn } from './in-turn';

export type ListChange<List> = {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** What is on screen until the answer is here; without it, what was there. */
  show?: (shown: List | undefined) => List;
};

/**
 * Changes a list on screen at once and tells the server, which answers with all of it as it is then.
 *
 * @throws ShopError when it was not saved; the list on screen is then asked for again
 */
export async function changeList<List>(
  key: string,
  isList: Guard<List>,
  { path, method, body, show }: ListChange<List>,
): Promise<List> {
  const write = inTurn(key, () => fetchJson(path, isList, { method, body }));
  try {
    await mutate<List>(key, write, {
      ...(show && { optimisticData: (_saved, shown) => show(shown) }),
      rollbackOnError: true,
      revalidate: false,
    });
    return await write;
  } catch (error) {
    // why: what is rolled back to knows nothing of other changes that were saved meanwhile
    void mutate(key);
    throw error;
  }
}
