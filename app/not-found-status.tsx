import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { SilentBoundary } from '@/components/content/silent-boundary';

/**
 * Gives a page that finds out itself that there is nothing to show the status 404. A bare `notFound()` would send an
 * empty document to whoever runs no script.
 */
export function NotFoundStatus() {
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <Throwing />
      </Suspense>
    </SilentBoundary>
  );
}

/** What it throws stays inside the boundary above. */
async function Throwing(): Promise<null> {
  return notFound();
}
