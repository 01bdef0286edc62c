import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { SilentBoundary } from '@/components/content/silent-boundary';

/**
 * Sets status 404 on a page that still renders its content. A bare `notFound()` would send an empty document to
 * browsers without script.
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

/** The boundary above catches the error that this throws. */
async function Throwing(): Promise<null> {
  return notFound();
}
