'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { notePage } from '@/components/ui/link/note-page';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { openSignIn, type SignInReason } from '@/lib/client/modal-store';
import { pendingSession } from '@/lib/client/session/shopper-signals';
import { paths, safeReturn } from '@/lib/config/paths';

function reasonOf(returnTo: string | undefined): SignInReason {
  if (returnTo === undefined || returnTo === paths.home) return 'account';
  if (returnTo.startsWith(paths.paymentReturn)) return 'payment';
  return [paths.cart, paths.checkout].some((path) => returnTo.startsWith(path)) ? 'checkout' : 'page';
}

/**
 * Opens the dialog for `/?signin=1&return=…` (decisions.md 25) and removes the flag from the URL. A shopper who is
 * signed in already, perhaps in another tab, is sent on to `return`.
 */
export function SignInFromAddress() {
  const navigation = useNavigation();
  const query = useSearchParams();
  const pathname = usePathname();
  const isRequested = query.get('signin') === '1';
  const returnTo = safeReturn(query.get('return'));

  useEffect(() => {
    if (!isRequested) return;
    window.history.replaceState(window.history.state, '', pathname);
    const isStillHere = notePage();
    // why: the session that this tab knows may have ended, which the redirect to here has found
    void pendingSession()
      .catch(() => undefined)
      .then((session) => {
        if (!isStillHere()) return;
        if (!session?.customer) void openSignIn({ reason: reasonOf(returnTo), returnTo });
        else if (returnTo !== undefined) navigation.replace(returnTo);
      });
  }, [isRequested, returnTo, pathname, navigation]);

  return null;
}
