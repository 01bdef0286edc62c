'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { wantsLessData } from '@/components/ui/less-data';
import { keepPage } from '@/lib/client/keep-page';

/** A page that is left before has not been read. */
const READ_AFTER_MS = 2_000;

/** Has the pages that are read kept for when there is no network; after all else, and not where less data is wanted. */
export function PageKeeper() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is kept.
  useEffect(() => {
    const isMeant = process.env.NODE_ENV === 'production' && 'serviceWorker' in navigator;
    if (!isMeant || wantsLessData()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(keepPage, READ_AFTER_MS);
    };
    if (document.readyState === 'complete') start();
    else window.addEventListener('load', start, { once: true });
    return () => {
      window.removeEventListener('load', start);
      clearTimeout(timer);
    };
  }, [pathname]);

  return null;
}
