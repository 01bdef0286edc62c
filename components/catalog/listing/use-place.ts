import { useEffect, useRef } from 'react';
import type { UseProductPages } from '@/lib/client/use-product-pages';
import { knownPlace, type Place, rememberPlace } from './place';

/** After Back, reloads the pages that had been loaded, then restores the scroll position. */
export function usePlace({ page, hasMore, isLoading, failed, loadMore }: UseProductPages) {
  const target = useRef<Place>(undefined);
  const start = useRef(page);

  useEffect(() => {
    const known = knownPlace();
    if (known && known.page > start.current) target.current = known;
  }, []);

  useEffect(() => {
    const place = target.current;
    if (!place || isLoading) return;
    if (page < place.page && hasMore && !failed) {
      loadMore();
      return;
    }
    target.current = undefined;
    window.scrollTo(0, place.scrollY);
  }, [page, hasMore, isLoading, failed, loadMore]);

  return function remember(): void {
    if (target.current === undefined && page > start.current)
      rememberPlace({ page, scrollY: window.scrollY });
  };
}
