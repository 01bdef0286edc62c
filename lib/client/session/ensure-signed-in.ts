import { mutate } from 'swr';
import { openSignIn, type SignInReason } from '@/lib/client/modal-store';
import { revalidate } from '@/lib/client/revalidate';
import { keys } from '@/lib/config/api-paths';
import type { Session } from '@/lib/contract/bff/session';
import { pendingSession } from './shopper-signals';

/**
 * Resolves with whether a customer is signed in; opens the sign-in dialog for a guest. While the session is still
 * unknown, it is read first.
 *
 * @throws ShopError when the session cannot be read, which does not mean that nobody is signed in.
 */
export async function ensureSignedIn(reason: SignInReason): Promise<boolean> {
  return (await isSignedIn()) || openSignIn({ reason });
}

/** Uses the cached session, else reads it. @throws ShopError when it cannot be read. */
export async function isSignedIn(): Promise<boolean> {
  try {
    const session = await mutate<Session>(keys.session, (known) => known ?? pendingSession(), {
      revalidate: false,
    });
    return session?.customer != null;
  } catch (error) {
    // why: `mutate` makes SWR drop the read that was in flight, so components would never get a session
    void revalidate(keys.session);
    throw error;
  }
}
