'use client';

import { useTransition } from 'react';
import { checkCartWithShopper } from '@/components/cart-gate/check-cart-with-shopper';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { openSignIn } from '@/lib/client/modal-store';
import { useSession } from '@/lib/client/session/use-session';
import { useSubmit } from '@/lib/client/use-submit';
import { paths } from '@/lib/config/paths';
import { isShopError, messageOf } from '@/lib/domain/errors';
import { useText } from '@/lib/messages/use-text';

/** Proceed to Checkout: guests sign in first, then the cart is checked (spec 4, Checkout button). */
export function useProceed() {
  const text = useText();
  const { status } = useSession();
  const navigation = useNavigation();
  const [leaving, startLeaving] = useTransition();
  const checking = useSubmit(async () => {
    const { stop } = await checkCartWithShopper().catch(signInFirst);
    if (stop === undefined) startLeaving(() => navigation.push(paths.checkout));
  });

  function proceed(): void {
    if (status === 'guest') signIn();
    else void checking.submit();
  }

  return {
    proceed,
    busy: checking.pending || leaving,
    /** The error message when the cart could not be checked. */
    errorMessage: checking.error === undefined ? undefined : text(messageOf(checking.error)),
  };
}

function signIn(): void {
  void openSignIn({ reason: 'checkout', returnTo: paths.checkout });
}

/** For a session that turns out to have ended. */
function signInFirst(error: unknown): never {
  if (isShopError(error, 'unauthenticated')) signIn();
  throw error;
}
