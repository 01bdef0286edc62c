import { mutate } from 'swr';
import { fetchJson, type Guard } from './fetcher';
import { inTurn } from './in-turn';

export type ListChange<List> = {
  /** What is on screen until the answer is here. */
  show: (shown: List | undefined) => List;
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
};

/**
 * Changes a list on screen at once and tells the server, which answers with all of it as it is then.
 *
 * @throws ShopError when it was not saved; the list on screen is then the server's again
 */
export async function changeList<List>(
  key: string,
  isList: Guard<List>,
  { show, path, method }: ListChange<List>,
): Promise<List | undefined> {
  const write = inTurn(key, () => fetchJson(path, isList, { method }));
  try {
    return await mutate<List>(key, write, {
      optimisticData: (_saved, shown) => show(shown),
      rollbackOnError: true,
      revalidate: false,
    });
  } catch (error) {
    // why: what is rolled back to knows nothing of other changes that were saved meanwhile
    const saved = inTurn(key, () => fetchJson(key, isList));
    void mutate(key, saved, { revalidate: false }).catch(() => undefined);
    throw error;
  }
}
