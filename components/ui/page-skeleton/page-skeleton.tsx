'use client';

import { createPortal } from 'react-dom';
import { Skeleton } from '../skeleton/skeleton';
import { SkeletonGroup } from '../skeleton/skeleton-group';
import type { PageKind } from './page-kind';
import styles from './page-skeleton.module.css';

const CARDS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Covers the previous page below its header, with bars where the next page's content will be. */
export function PageSkeleton({ page }: { page: PageKind }) {
  return createPortal(
    <div
      className={`${styles.page} ${page === 'product' ? styles.compact : ''}`}
      role="status"
      data-page-skeleton={page}
    >
      <SkeletonGroup className="wrap">
        <div className={styles.crumbs}>
          <Skeleton shape="short" className={styles.crumb} />
        </div>
        {page === 'product' ? <ProductParts /> : <ListParts />}
      </SkeletonGroup>
    </div>,
    document.body,
  );
}

function ProductParts() {
  return (
    <div className={styles.columns}>
      <div className={styles.stage} data-part="stage">
        <Skeleton shape="block" />
      </div>
      <div className={styles.facts}>
        <Skeleton shape="heading" className={styles.title} />
        <Skeleton shape="text" />
        <Skeleton shape="short" />
        <Skeleton shape="price" className={styles.price} />
        <Skeleton shape="button" className={styles.buy} />
      </div>
    </div>
  );
}

function ListParts() {
  return (
    <>
      <Skeleton shape="heading" className={styles.title} />
      <Skeleton shape="text" className={styles.second} />
      <div className={styles.railed}>
        <Skeleton shape="block" className={styles.rail} />
        <div>
          <div className={styles.toolbar}>
            <Skeleton shape="button" />
            <Skeleton shape="button" />
          </div>
          <div className={styles.grid}>
            {CARDS.map((card) => (
              <div key={card} className={styles.card} data-part="card">
                <Skeleton shape="tile" />
                <Skeleton shape="text" />
                <Skeleton shape="short" />
                <Skeleton shape="price" />
                <Skeleton shape="button" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
