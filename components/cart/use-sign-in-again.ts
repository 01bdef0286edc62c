import { useEffect } from 'react';
import { openSignIn } from '@/lib/client/modal-store';
import { onSessionEnded } from '@/lib/client/session/shopper-signals';
import { useSession } from '@/lib/client/session/use-session';
import { useNewest } from '@/lib/client/use-newest';

/** Opens the sign-in dialog when the session of the customer whose cart is on screen has ended. */
export function useSignInAgain(): void {
  const { status } = useSession();
  const isCustomer = useNewest(status === 'customer');

  useEffect(
    () =>
      onSessionEnded((code) => {
        if (isCustomer.current && code === 'unauthenticated') void openSignIn({ reason: 'checkout' });
      }),
    [isCustomer],
  );
}
