'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { openSignIn } from '@/components/ui/modal/modal-store';
import { safeReturn } from '@/lib/config/paths';

/** Opens the dialog for `/?signin=1&return=…` (decisions.md 25) and takes the flag out of the address. */
export function SignInFromAddress() {
  const query = useSearchParams();
  const pathname = usePathname();
  const asked = query.get('signin') === '1';
  const returnTo = safeReturn(query.get('return'));

  useEffect(() => {
    if (!asked) return;
    window.history.replaceState(window.history.state, '', pathname);
    void openSignIn({ returnTo });
  }, [asked, returnTo, pathname]);

  return null;
}
