'use client';

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { watchInView } from '@/components/ui/watch-in-view';
import { useProductPages } from '@/lib/client/use-product-pages';
import type { ListingKey } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import { ProductCard } from '../card/product-card';
import { ProductGrid } from '../grid/product-grid';
import styles from './infinite-grid.module.css';
import { useScrollPosition } from './use-scroll-position';

type Props = {
  listing: ListingKey;
  /** The page in the HTML, and the number of pages. */
  page: number;
  pageCount: number;
  /** Ids of the products in `children`. */
  shownIds: readonly number[];
  /** Distance from the list's end at which the next page loads (decisions.md 26). */
  distancePx: 270 | 450;
  beside?: 'rail' | 'nothing';
  showSpecial?: boolean;
  /** Link to the next page, shown until hydration. */
  nextLink: ReactNode;
  /** The server-rendered cards. */
  children: ReactNode;
};

/** Keeps the server-rendered cards and appends further pages as the shopper scrolls near the end. */
export function InfiniteGrid(props: Props) {
  const text = useText();
  const { listing, page, pageCount, shownIds, distancePx, beside, showSpecial, nextLink, children } = props;
  const pages = useProductPages({ ...listing, page, pageCount, shownIds });
  const { products, count, hasMore, isLoading, failed, loadMore } = pages;
  const remember = useScrollPosition(pages);
  const rememberNow = useEffectEvent(remember);
  const [live, setLive] = useState(false);
  const end = useNearEnd(distancePx, live && hasMore && !isLoading && !failed, loadMore);

  useEffect(() => setLive(true), []);
  useEffect(() => {
    const onHide = () => rememberNow();
    window.addEventListener('pagehide', onHide);
    return () => window.removeEventListener('pagehide', onHide);
  }, []);

  return (
    <div onClickCapture={remember}>
      <ProductGrid beside={beside}>
        {children}
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h2" showSpecial={showSpecial} />
          </li>
        ))}
      </ProductGrid>
      {!live && nextLink}
      <div ref={end} className={live && (hasMore || products.length > 0) ? styles.end : ''}>
        <div role="status" className={styles.status}>
          {isLoading && (
            <>
              <span className={`weave ${styles.weave}`} />
              <p>{text('listing.loading_more')}</p>
            </>
          )}
          {failed && <p>{text('listing.load_failed')}</p>}
          {products.length > 0 && !isLoading && !failed && (
            <p className="sr-only">
              {text('listing.shown', { shown: shownIds.length + products.length, count })}
            </p>
          )}
        </div>
        {failed && (
          <Button variant="line" onClick={loadMore}>
            {text('action.retry')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Larger than any list is high. */
const ABOVE_PX = 1_000_000;

/** Calls `onNear` when the end of the list is within `distancePx` below the viewport, or above it. */
function useNearEnd(distancePx: number, active: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!active || !end.current) return;
    return watchInView(end.current, (isNear) => isNear && onNear(), `${ABOVE_PX}px 0px ${distancePx}px`);
  }, [distancePx, active, onNear]);

  return end;
}
