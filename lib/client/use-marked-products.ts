'use client';

import useSWR, { mutate, useSWRConfig } from 'swr';
import type { SignInReason } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import type { ProductCard } from '@/lib/contract/bff/product';
import { documentText } from '@/lib/messages/document-text';
import { ensureSignedIn } from './ensure-signed-in';
import { fetchJson } from './fetcher';
import { isMarkedProducts, isSession } from './guards';
import { keys as callKeys } from './keys';
import { swrOptions } from './swr-options';
import { useSession } from './use-session';

type Marked = { products: ProductCard[] };
const NOTHING: Marked = { products: [] };

export type MarkKeys = { list: string; one: (productId: number) => string };

export type UseMarkedProducts = {
  products: readonly ProductCard[];
  isLoading: boolean;
  /** They could not be read and none are known. */
  failed: boolean;
  isMarked: (productId: number) => boolean;
  /** Marks or unmarks at once; a guest signs in first, and then it is marked. Resolves with whether it was saved. */
  toggle: (product: ProductCard) => Promise<boolean>;
};

/** Products a customer has marked: one list for every card; guests have none and ask for none. */
export function useMarkedProducts(keys: MarkKeys, signInFor: SignInReason): UseMarkedProducts {
  const { status } = useSession();
  const { cache } = useSWRConfig();
  const load = async (): Promise<Marked> => {
    const session = cache.get(callKeys.session)?.data;
    // why: a page that was hidden while its shopper signed out comes back with what it knew
    if (isSession(session) && session.customer === null) return NOTHING;
    return fetchJson(keys.list, isMarkedProducts);
  };
  const { data, error, isLoading } = useSWR(status === 'customer' ? keys.list : null, load, swrOptions);
  const products = data?.products ?? [];
  const isMarked = (productId: number) => products.some(({ id }) => id === productId);
  return {
    products,
    isLoading: isLoading || status === 'loading',
    failed: error !== undefined && data === undefined,
    isMarked,
    toggle: async (product) => {
      if (status === 'customer') return save(keys, product, !isMarked(product.id));
      const signedIn = await ensureSignedIn(signInFor).catch(tellNotSaved);
      return signedIn && save(keys, product, true);
    },
  };
}

async function save(keys: MarkKeys, product: ProductCard, wanted: boolean): Promise<boolean> {
  const change = (known: Marked = { products: [] }): Marked => {
    const others = known.products.filter(({ id }) => id !== product.id);
    return { products: wanted ? [product, ...others] : others };
  };
  const write = fetchJson(keys.one(product.id), isMarkedProducts, { method: wanted ? 'PUT' : 'DELETE' });
  try {
    await mutate<Marked>(keys.list, write, {
      optimisticData: change,
      rollbackOnError: true,
      revalidate: false,
    });
    return true;
  } catch {
    return tellNotSaved();
  }
}

function tellNotSaved(): false {
  showToast(documentText('toast.not_saved'), { tone: 'error' });
  return false;
}
