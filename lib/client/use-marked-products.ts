'use client';

import useSWR, { useSWRConfig } from 'swr';
import { keys as callKeys } from '@/lib/config/api-paths';
import type { ProductCard } from '@/lib/contract/bff/product';
import { isShopError } from '@/lib/domain/errors';
import { MAX_MARKED_PRODUCTS } from '@/lib/domain/marked-products';
import { documentText } from '@/lib/messages/document-text';
import { changeData } from './change-data';
import { fetchJson } from './fetcher';
import { isProductCards, isSession } from './guards';
import type { SignInReason } from './modal-store';
import { ensureSignedIn } from './session/ensure-signed-in';
import { useSession } from './session/use-session';
import { swrOptions } from './swr-options';
import { showToast } from './toast-store';
import { useKnown } from './use-known';

type Marked = { products: ProductCard[] };
const NOTHING: Marked = { products: [] };

/** A kind of mark on products, such as favourites: its API paths, and the reason in the sign-in dialog. */
export type MarkKind = { list: string; one: (productId: number) => string; signInFor: SignInReason };

type UseMarkedProducts = {
  products: readonly ProductCard[];
  isLoading: boolean;
  /** The read failed and no list is known. */
  failed: boolean;
};

type UseMarkedProduct = {
  isMarked: boolean;
  /** Marks or unmarks optimistically; a guest signs in first, then it is marked. Resolves with whether it was saved. */
  toggle: () => Promise<boolean>;
  /** Unmarks optimistically, after the caller has asked for confirmation. @throws ShopError when it was not saved. */
  unmark: () => Promise<void>;
};

/** All products that the customer has marked: one shared list; nothing is loaded for guests. */
export function useMarkedProducts(mark: MarkKind): UseMarkedProducts {
  const { status, read } = useReadMarked(mark);
  const { data, error, isLoading } = read;
  return {
    products: data?.products ?? [],
    isLoading: isLoading || status === 'loading',
    failed: error !== undefined && data === undefined,
  };
}

/** Whether a product is marked. Marks of other products do not re-render the component. */
export function useMarkedProduct(mark: MarkKind, product: ProductCard): UseMarkedProduct {
  const { status } = useReadMarked(mark);
  const isMarked = useKnown<Marked, boolean>(status === 'customer' ? mark.list : null, (known) =>
    hasProduct(known, product.id),
  );
  return {
    isMarked,
    toggle: async () => {
      if (status === 'customer') return saveOrShowWhy(mark, product, !isMarked);
      const signedIn = await ensureSignedIn(mark.signInFor).catch(showNotSaved);
      return signedIn && saveOrShowWhy(mark, product, true);
    },
    unmark: () => save(mark, product, false),
  };
}

function hasProduct(marked: Marked | undefined, productId: number): boolean {
  return marked?.products.some(({ id }) => id === productId) ?? false;
}

/** Loads the list once the session is known. SWR re-renders only for the properties of `read` that the caller uses. */
function useReadMarked(mark: MarkKind) {
  const { status } = useSession();
  const { cache } = useSWRConfig();
  const load = async (): Promise<Marked> => {
    const session = cache.get(callKeys.session)?.data;
    // why: the component may not have re-rendered yet after a sign-out
    if (isSession(session) && session.customer === null) return NOTHING;
    return fetchJson(mark.list, isProductCards);
  };
  const read = useSWR(status === 'customer' ? mark.list : null, load, swrOptions);
  return { status, read };
}

async function save(mark: MarkKind, product: ProductCard, wanted: boolean): Promise<void> {
  await changeData<Marked>(mark.list, isProductCards, {
    show: (shown = NOTHING) => {
      const others = shown.products.filter(({ id }) => id !== product.id);
      return { products: wanted ? [product, ...others] : others };
    },
    path: mark.one(product.id),
    method: wanted ? 'PUT' : 'DELETE',
  });
}

function saveOrShowWhy(mark: MarkKind, product: ProductCard, wanted: boolean): Promise<boolean> {
  return save(mark, product, wanted).then(() => true, showNotSaved);
}

function showNotSaved(error: unknown): false {
  // why: `endSession` has shown a toast already
  if (isShopError(error, 'unauthenticated')) return false;
  const why = isShopError(error, 'conflict')
    ? documentText('toast.no_room', { count: MAX_MARKED_PRODUCTS })
    : documentText('toast.not_saved');
  showToast(why, { tone: 'error' });
  return false;
}
