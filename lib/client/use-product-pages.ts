'use client';

import { useCallback, useRef, useState } from 'react';
import { keys, type ListingKey } from '@/lib/config/api-paths';
import type { ProductCard, ProductPage } from '@/lib/contract/bff/product';
import { orderLanguage } from '@/lib/domain/sort';
import { useText } from '@/lib/messages/use-text';
import { fetchJson } from './fetcher';
import { shapeOf } from './guards';

const isProductPage = shapeOf<ProductPage>({
  products: 'list',
  count: 'number',
  page: 'number',
  pageCount: 'number',
});

type ProductPagesStart = ListingKey & {
  /** The page that the server has rendered. */
  page: number;
  pageCount: number;
  /** Ids of its products, so that a product that moves between pages is not shown twice. */
  shownIds: readonly number[];
};

export type UseProductPages = {
  /** Products of the pages loaded after it. */
  products: readonly ProductCard[];
  /** Products of the whole list, as the last loaded page says; 0 before one is. */
  count: number;
  /** The last loaded page. */
  page: number;
  /** Whether there is a next page: page < total pages (decisions.md 26). */
  hasMore: boolean;
  isLoading: boolean;
  /** The last load failed; `loadMore` retries it. */
  failed: boolean;
  loadMore: () => void;
};

type Loaded = { products: readonly ProductCard[]; count: number; page: number; pageCount: number };

/**
 * Loads further pages of a listing while scrolling, one at a time. What it has loaded belongs to this listing: another
 * list, sort or filter is another page.
 */
export function useProductPages({
  page,
  pageCount,
  shownIds,
  ...listing
}: ProductPagesStart): UseProductPages {
  const [loaded, setLoaded] = useState<Loaded>({ products: [], count: 0, page, pageCount });
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const inFlight = useRef(false);
  const hasMore = loaded.page < loaded.pageCount;
  const ordered = orderLanguage(listing.sort ?? '', useText().language);
  const language = ordered === 'en' ? undefined : ordered;
  const nextKey = keys.products({ ...listing, language }, loaded.page + 1);

  const loadMore = useCallback(async () => {
    if (inFlight.current || !hasMore) return;
    inFlight.current = true;
    setStatus('loading');
    try {
      const next = await fetchJson(nextKey, isProductPage);
      setLoaded((known) => {
        const seen = new Set([...shownIds, ...known.products.map(({ id }) => id)]);
        const fresh = next.products.filter(({ id }) => !seen.has(id));
        return { ...next, products: [...known.products, ...fresh] };
      });
      setStatus('idle');
    } catch {
      setStatus('failed');
    } finally {
      inFlight.current = false;
    }
  }, [hasMore, nextKey, shownIds]);

  return {
    products: loaded.products,
    count: loaded.count,
    page: loaded.page,
    hasMore,
    isLoading: status === 'loading',
    failed: status === 'failed',
    loadMore,
  };
}
