'use client';

import { useLinkStatus } from 'next/link';
import type { PageKind } from './page-kind';
import { PageSkeleton } from './page-skeleton';

/**
 * Inside a link: marks it as pressed at once, and shows the skeleton of its page when loading takes longer. For a
 * prefetched page neither is seen.
 */
export function OnItsWay({ page }: { page: PageKind | undefined }) {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return (
    <>
      <span data-pressed="" hidden />
      {page && <PageSkeleton page={page} />}
    </>
  );
}
