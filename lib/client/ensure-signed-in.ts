import { mutate } from 'swr';
import { openSignIn, type SignInReason } from '@/components/ui/modal/modal-store';
import type { Session } from '@/lib/contract/bff/session';
import { keys } from './keys';
import { reread } from './reread';
import { sessionOnItsWay } from './shopper-signals';

/**
 * Resolves with whether a customer is signed in, after the sign-in dialog where it is needed. Who presses before the page
 * knows who they are is looked up first.
 *
 * @throws ShopError when that could not be read: it does not mean that nobody is signed in.
 */
export async function ensureSignedIn(reason: SignInReason): Promise<boolean> {
  return (await isSignedIn()) || openSignIn({ reason });
}

/** Asks the BFF only if nobody knows it yet. @throws ShopError when it could not be read. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const session = await mutate<Session>(keys.session, (known) => known ?? sessionOnItsWay(), {
      revalidate: false,
    });
    return session?.customer != null;
  } catch (error) {
    // why: SWR drops what the page itself was about to hear
    void reread(keys.session);
    throw error;
  }
}
