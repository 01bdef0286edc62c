import { nanoid } from 'nanoid';
import { mutate, SWRConfig } from 'swr';
import { readFromBrowser, storeInBrowser } from '@/lib/client/browser-store';
import { forgetCart, isKnownCart } from '@/lib/client/cart/cart-store';
import { createEmitter } from '@/lib/client/emitter';
import { fetchJson, onSignedOut, type SignedOutCode } from '@/lib/client/fetcher';
import { isSession } from '@/lib/client/guards';
import { revalidate } from '@/lib/client/revalidate';
import { showToast } from '@/lib/client/toast-store';
import { forgetViewed } from '@/lib/client/viewed-products';
import { isPersonalKey, keys } from '@/lib/config/api-paths';
import type { Session } from '@/lib/contract/bff/session';
import { documentText } from '@/lib/messages/document-text';
import { CART_SIGNAL, USER_SIGNAL } from './signal-keys';

/** The session request in flight. */
let reading: Promise<Session> | undefined;

/** Switches to another shopper, or to none: clears all personal data and revalidates what is on screen. */
export async function changeShopper(session: Session | undefined): Promise<void> {
  reading = undefined;
  forgetCart();
  await Promise.all([
    mutate(keys.session, session, { revalidate: session === undefined }),
    // why: at sign-in the guest's cart is merged into the customer's, so it may stay on screen until the response
    session?.customer ? revalidate(keys.cart) : mutate(keys.cart, undefined, { revalidate: true }),
    mutate((key) => isPersonalKey(key) && key !== keys.session && key !== keys.cart, undefined, {
      // why: a guest has no such data
      revalidate: session?.customer !== null,
    }),
  ]);
}

/**
 * Signs out in all tabs and clears the shopper's data. The pincode stays: it says where this browser's orders go, not
 * who orders (decisions.md 35).
 */
export async function leaveShopper(session: Session): Promise<void> {
  storeInBrowser(USER_SIGNAL, undefined);
  forgetViewed();
  await changeShopper(session);
}

/** The mobile of the customer in this tab's SWR cache. */
function shownCustomer(): string | undefined {
  const known: unknown = SWRConfig.defaultValue.cache.get(keys.session)?.data;
  return isSession(known) ? known.customer?.mobile : undefined;
}

/** Calls a listener when the session was ended elsewhere, before the sign-out here; returns an unsubscribe function. */
const [onSessionEnded, emitSessionEnded] = createEmitter<SignedOutCode>();

export { onSessionEnded };

async function endSession(code: SignedOutCode): Promise<void> {
  const wasShown = shownCustomer() !== undefined;
  emitSessionEnded(code);
  const isSuspended = code === 'suspended';
  // why: the shopper's last action was not done; a suspended customer gets an alert instead
  if (wasShown && !isSuspended) showToast(documentText('error.unauthenticated'), { tone: 'error' });
  await leaveShopper({ customer: null, suspended: isSuspended });
}

/** The SWR fetcher of the session. Signs out here when the session was ended elsewhere. */
export function loadSession(): Promise<Session> {
  const request = readSession().finally(() => {
    if (reading === request) reading = undefined;
  });
  reading = request;
  return request;
}

/** The session request in flight, or a new one. */
export function pendingSession(): Promise<Session> {
  return reading ?? loadSession();
}

/** `refused` is what another request was answered; the customer may have signed in since it was sent. */
async function readSession(refused?: SignedOutCode): Promise<Session> {
  const signal = readFromBrowser(USER_SIGNAL);
  const shown = shownCustomer();
  const session = await fetchJson(keys.session, isSession);
  // why: if someone signed in meanwhile, the signal has changed and this response is outdated
  if (signal !== readFromBrowser(USER_SIGNAL) || shown !== shownCustomer()) return session;
  if (session.customer === null) {
    if (refused || signal !== null || shown !== undefined)
      await endSession(session.suspended ? 'suspended' : (refused ?? 'unauthenticated'));
    return session;
  }
  if (shown !== undefined && shown !== session.customer.mobile) await changeShopper(session);
  // why: the browser may have dropped the signal, which other tabs need to notice a sign-out
  if (signal === null) storeInBrowser(USER_SIGNAL, nanoid());
  return session;
}

let watching = false;

/** Listens to other tabs (decisions.md 17) and to requests that are refused as signed out. Runs once per page. */
export function watchShopper(): void {
  if (watching) return;
  watching = true;
  onSignedOut((code) => readSession(code).catch(() => undefined));
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // why: another tab may have restored a signal, of the same customer, that the browser had dropped
    const isSignalRestored = key === USER_SIGNAL && oldValue === null && shownCustomer() !== undefined;
    if (isSignalRestored) void revalidate(keys.session);
    else if (key === USER_SIGNAL || key === null) void changeShopper(undefined);
    if (key === CART_SIGNAL && newValue !== null && !isKnownCart(newValue))
      whenVisible(() => revalidate(keys.cart));
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
