import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { SilentBoundary } from '@/components/content/silent-boundary';
import { HomeContent } from './home-content';

/**
 * Home's content with status 404, for a page that finds out itself that there is nothing to show
 * (decisions.md 28). A bare `notFound()` would send an empty document to whoever runs no script.
 */
export function NotFoundHome() {
  return (
    <>
      <HomeContent />
      <SilentBoundary>
        <Suspense fallback={null}>
          <NotFoundStatus />
        </Suspense>
      </SilentBoundary>
    </>
  );
}

/** Sets the status of the response; what it throws stays inside the boundary above. */
async function NotFoundStatus(): Promise<null> {
  return notFound();
}
