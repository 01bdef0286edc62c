'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { wantsLessData } from '@/components/ui/less-data';
import { keepPage } from '@/lib/client/page/keep-page';

/** A page left sooner than this was not read. */
const READ_AFTER_MS = 2_000;

/** Caches visited pages for offline use, after everything else has loaded; not when less data is wanted. */
export function PageKeeper() {
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each page.
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
