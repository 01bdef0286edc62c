import { mutate } from 'swr';
import { fetchJson, type Guard } from './fetcher';
import { serializeByKey } from './serialize-by-key';

export type ListChange<List> = {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The optimistic list; without it, the list stays as it is until the response arrives. */
  show?: (shown: List | undefined) => List;
};

/**
 * Updates a list optimistically and sends the change; the server answers with the whole new list.
 *
 * @throws ShopError when the change was not saved; the list is then rolled back and revalidated
 */
export async function changeList<List>(
  key: string,
  isList: Guard<List>,
  { path, method, body, show }: ListChange<List>,
): Promise<List> {
  const write = serializeByKey(key, () => fetchJson(path, isList, { method, body }));
  try {
    await mutate<List>(key, write, {
      ...(show && { optimisticData: (_saved, shown) => show(shown) }),
      rollbackOnError: true,
      revalidate: false,
    });
    return await write;
  } catch (error) {
    // why: the rolled-back list may lack other changes that were saved meanwhile
    void mutate(key);
    throw error;
  }
}
