'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusMain, isFocusLost } from '@/components/ui/focus-main';

/** Whoever pressed something that went with its page goes on from where the new one begins. */
export function FocusAfterNavigation() {
  const pathname = usePathname();
  const last = useRef(pathname);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (isFocusLost()) focusMain({ preventScroll: true });
  }, [pathname]);

  return null;
}
