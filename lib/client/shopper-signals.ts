import { mutate } from 'swr';
import type { Session } from '@/lib/contract/bff/session';
import { forgetCart, isKnownCart } from './cart-store';
import { onSignedOut } from './fetcher';
import { isPersonalKey, keys } from './keys';
import { CART_SIGNAL, USER_SIGNAL } from './signal-keys';

const SIGNED_OUT: Session = { customer: null, suspended: false };

/** Another shopper, or none, from now on: everything personal is forgotten, and what is on screen is read again if it may be. */
export async function changeShopper(session: Session | undefined): Promise<void> {
  forgetCart();
  await Promise.all([
    mutate(keys.session, session, { revalidate: session === undefined }),
    // why: at sign-in the guest's cart joins the customer's, so it may stand until the answer is here
    session?.customer ? mutate(keys.cart) : mutate(keys.cart, undefined, { revalidate: true }),
    mutate((key) => isPersonalKey(key) && key !== keys.session && key !== keys.cart, undefined, {
      // why: whoever is known to be signed out has nothing there to read
      revalidate: session?.customer !== null,
    }),
  ]);
}

let watching = false;

/** Listens, once per tab, to other tabs (decisions.md 17) and to answers that say the session has ended. */
export function watchShopper(): void {
  if (watching) return;
  watching = true;
  onSignedOut((code) => void changeShopper({ ...SIGNED_OUT, suspended: code === 'suspended' }));
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === USER_SIGNAL || key === null) void changeShopper(undefined);
    if (key === CART_SIGNAL && newValue !== null && !isKnownCart(newValue))
      whenVisible(() => mutate(keys.cart));
  });
}

let waiting = false;

function whenVisible(action: () => void): void {
  if (document.visibilityState === 'visible') {
    action();
    return;
  }
  if (waiting) return;
  waiting = true;
  const onChange = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', onChange);
    waiting = false;
    action();
  };
  document.addEventListener('visibilitychange', onChange);
}
