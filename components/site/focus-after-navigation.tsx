'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { focusMain, isFocusLost } from '@/components/ui/focus-main';

/** If a navigation removed the focused element, moves the focus to the start of the new page. */
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
