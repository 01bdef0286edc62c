import { mutate } from 'swr';
import { fetchJson, type Guard } from './fetcher';
import { revalidate } from './revalidate';
import { serializeByKey } from './serialize-by-key';

export type DataChange<Data> = {
  path: string;
  method: 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The optimistic data; without it, the data stays as it is until the response arrives. */
  show?: (shown: Data | undefined) => Data;
};

/**
 * Sends a change of the data of a key, one change after the other; the server answers with the whole new data.
 *
 * @throws ShopError when the change was not saved, the data is then rolled back and revalidated; unauthenticated also
 * when the shopper has changed meanwhile
 */
export async function changeData<Data>(
  key: string,
  isData: Guard<Data>,
  { path, method, body, show }: DataChange<Data>,
): Promise<Data> {
  const write = serializeByKey(key, () => fetchJson(path, isData, { method, body }));
  try {
    await mutate<Data>(key, write, {
      ...(show && { optimisticData: (_saved, shown) => show(shown) }),
      rollbackOnError: true,
      revalidate: false,
    });
    return await write;
  } catch (error) {
    // why: the rolled-back data may lack other changes that were saved meanwhile
    void revalidate(key);
    throw error;
  }
}
