'use client';

import { useLinkStatus } from 'next/link';
import styles from './on-its-way.module.css';
import type { PageKind } from './page-kind';
import { PageSkeleton } from './page-skeleton';

/**
 * Inside a link: shows at once that it was pressed, and the skeleton of its page when that takes longer. A page that
 * was fetched ahead is there before either is seen.
 */
export function OnItsWay({ page }: { page: PageKind | undefined }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <>
      <span className={styles.pressed} data-pressed="" />
      {page && <PageSkeleton page={page} />}
    </>
  );
}
