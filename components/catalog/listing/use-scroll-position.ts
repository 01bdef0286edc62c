import { useEffect, useRef } from 'react';
import type { UseProductPages } from '@/lib/client/use-product-pages';
import { knownScrollPosition, rememberScrollPosition, type ScrollPosition } from './scroll-position';

/** After Back, reloads the pages that had been loaded, then restores the scroll position. */
export function useScrollPosition({ page, hasMore, isLoading, failed, loadMore }: UseProductPages) {
  const target = useRef<ScrollPosition>(undefined);
  const start = useRef(page);

  useEffect(() => {
    const known = knownScrollPosition();
    if (known && known.page > start.current) target.current = known;
  }, []);

  useEffect(() => {
    const position = target.current;
    if (!position || isLoading) return;
    if (page < position.page && hasMore && !failed) {
      loadMore();
      return;
    }
    target.current = undefined;
    window.scrollTo(0, position.scrollY);
  }, [page, hasMore, isLoading, failed, loadMore]);

  return function remember(): void {
    if (target.current === undefined && page > start.current)
      rememberScrollPosition({ page, scrollY: window.scrollY });
  };
}
