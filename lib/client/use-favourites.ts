'use client';

import useSWR, { mutate } from 'swr';
import { openSignIn } from '@/components/ui/modal/modal-store';
import { showToast } from '@/components/ui/toast/toast-store';
import type { ProductCard } from '@/lib/contract/bff/product';
import { text } from '@/lib/messages/text';
import { fetchJson } from './fetcher';
import { isFavourites } from './guards';
import { keys } from './keys';
import { swrOptions } from './swr-options';
import { useSession } from './use-session';

type Favourites = { products: ProductCard[] };

export type UseFavourites = {
  products: readonly ProductCard[];
  isLoading: boolean;
  /** They could not be read and none are known. */
  failed: boolean;
  isFavourite: (productId: number) => boolean;
  /** Adds or removes at once; a guest is asked to sign in (spec 4). Resolves with whether it was saved. */
  toggle: (product: ProductCard) => Promise<boolean>;
};

/** The customer's favourites: one list for every card; guests have none and ask for none. */
export function useFavourites(): UseFavourites {
  const { status } = useSession();
  const { data, error, isLoading } = useSWR(
    status === 'customer' ? keys.favourites : null,
    () => fetchJson(keys.favourites, isFavourites),
    swrOptions,
  );
  const products = data?.products ?? [];
  const isFavourite = (productId: number) => products.some(({ id }) => id === productId);
  return {
    products,
    isLoading: isLoading || status === 'loading',
    failed: error !== undefined && data === undefined,
    isFavourite,
    toggle: async (product) => {
      if (status === 'customer') return save(product, !isFavourite(product.id));
      openSignIn();
      return false;
    },
  };
}

async function save(product: ProductCard, wanted: boolean): Promise<boolean> {
  const change = (known: Favourites = { products: [] }): Favourites => {
    const others = known.products.filter(({ id }) => id !== product.id);
    return { products: wanted ? [product, ...others] : others };
  };
  const write = fetchJson(keys.favourite(product.id), isFavourites, { method: wanted ? 'PUT' : 'DELETE' });
  try {
    await mutate<Favourites>(keys.favourites, write, {
      optimisticData: change,
      rollbackOnError: true,
      revalidate: false,
    });
    return true;
  } catch {
    showToast(text('toast.not_saved'), { tone: 'error' });
    return false;
  }
}
