import { mutate } from 'swr';
import type { Session } from '@/lib/contract/bff/session';
import { forgetCart, isKnownCart } from './cart-store';
import { fetchJson, onSignedOut } from './fetcher';
import { isSession } from './guards';
import { isPersonalKey, keys } from './keys';
import { CART_SIGNAL, readSignal, signal, USER_SIGNAL } from './signal-keys';
import { forgetViewed } from './viewed-products';

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

/**
 * Nobody is signed in from here on: of the shopper the next one finds nothing, in other tabs neither. The pincode stays:
 * it says where this browser's orders go, not who orders (decisions.md 35).
 */
export async function leaveShopper(session: Session): Promise<void> {
  signal(USER_SIGNAL, undefined);
  forgetViewed();
  await changeShopper(session);
}

/** Reads who is signed in, for SWR. A session that was ended elsewhere is left here too. */
export async function loadSession(): Promise<Session> {
  const mark = readSignal(USER_SIGNAL);
  const session = await fetchJson(keys.session, isSession);
  // why: a sign-in that came in between has another mark, and this answer is not about it
  const isEnded = session.customer === null && mark !== null && mark === readSignal(USER_SIGNAL);
  if (isEnded) await leaveShopper(session);
  return session;
}

let watching = false;

/** Listens, once per tab, to other tabs (decisions.md 17) and to answers that say the session has ended. */
export function watchShopper(): void {
  if (watching) return;
  watching = true;
  onSignedOut((code) => void leaveShopper({ ...SIGNED_OUT, suspended: code === 'suspended' }));
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
