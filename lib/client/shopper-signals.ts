import { nanoid } from 'nanoid';
import { mutate, SWRConfig } from 'swr';
import { showToast } from '@/components/ui/toast/toast-store';
import type { Session } from '@/lib/contract/bff/session';
import { documentText } from '@/lib/messages/document-text';
import { forgetCart, isKnownCart } from './cart-store';
import { fetchJson, onSignedOut, type SignedOutCode } from './fetcher';
import { isSession } from './guards';
import { isPersonalKey, keys } from './keys';
import { CART_SIGNAL, readSignal, signal, USER_SIGNAL } from './signal-keys';
import { forgetViewed } from './viewed-products';

/** The answer that is waited for, about who is here now. */
let reading: Promise<Session> | undefined;

/** Another shopper, or none, from now on: everything personal is forgotten, and what is on screen is read again if it may be. */
export async function changeShopper(session: Session | undefined): Promise<void> {
  reading = undefined;
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

/** The mobile of the customer this tab shows, whatever the browser has kept. */
function shownCustomer(): string | undefined {
  const known: unknown = SWRConfig.defaultValue.cache.get(keys.session)?.data;
  return isSession(known) ? known.customer?.mobile : undefined;
}

const endListeners = new Set<() => void>();

/** Calls back when the session turns out to have ended elsewhere, before it is left here; returns how to stop. */
export function onSessionEnded(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

async function endSession(code: SignedOutCode): Promise<void> {
  const wasShown = shownCustomer() !== undefined;
  for (const listener of endListeners) listener();
  const isSuspended = code === 'suspended';
  // why: what was pressed meanwhile is not done, and a suspended customer is told of that
  if (wasShown && !isSuspended) showToast(documentText('error.unauthenticated'), { tone: 'error' });
  await leaveShopper({ customer: null, suspended: isSuspended });
}

/** Reads who is signed in, for SWR. A session that was ended elsewhere is left here too. */
export function loadSession(): Promise<Session> {
  const asked = readSession().finally(() => {
    if (reading === asked) reading = undefined;
  });
  reading = asked;
  return asked;
}

/** The answer about who is signed in that is on its way; else it is asked for. */
export function sessionOnItsWay(): Promise<Session> {
  return reading ?? loadSession();
}

async function readSession(): Promise<Session> {
  const mark = readSignal(USER_SIGNAL);
  const shown = shownCustomer();
  const session = await fetchJson(keys.session, isSession);
  // why: a sign-in that came in between has another mark, and this answer is not about it
  if (mark !== readSignal(USER_SIGNAL) || shown !== shownCustomer()) return session;
  if (session.customer === null) {
    if (mark !== null || shown !== undefined)
      await endSession(session.suspended ? 'suspended' : 'unauthenticated');
    return session;
  }
  if (shown !== undefined && shown !== session.customer.mobile) await changeShopper(session);
  // why: a browser may have let go of it, and other tabs hear of signing out by it
  if (mark === null) signal(USER_SIGNAL, nanoid());
  return session;
}

let watching = false;

/** Listens, once per tab, to other tabs (decisions.md 17) and to answers that say the session has ended. */
export function watchShopper(): void {
  if (watching) return;
  watching = true;
  onSignedOut((code) => void endSession(code));
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // why: another tab may have given the customer of both a mark that the browser had let go of
    const isMarkedAnew = key === USER_SIGNAL && oldValue === null && shownCustomer() !== undefined;
    if (isMarkedAnew) void mutate(keys.session);
    else if (key === USER_SIGNAL || key === null) void changeShopper(undefined);
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
