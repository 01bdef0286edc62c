import 'server-only';
import { requireShownOwner } from '@/lib/session/owner-mark';
import { customerActor, type RequestSession, requireCustomer } from '@/lib/session/session';
import type { ActingCaller, CustomerCaller } from '@/lib/shop/acting';
import type { Caller } from '@/lib/shop/shop-fetch';
import { requireSameOrigin } from './same-origin';
import { requireServiceSecret } from './service-secret';

type Callers = {
  none: Caller;
  visitor: Caller;
  shopper: ActingCaller;
  customer: CustomerCaller;
  service: Caller;
};

/**
 * Who may call: anybody; anybody, but for a tab that shows a customer only that one; the same, for writes, where a
 * visitor without a session becomes a new guest; a signed-in customer; or a service that sends REVALIDATE_SECRET.
 */
export type RouteAuth = keyof Callers;

/** The caller that a handler gets, with the actor where the route requires one. */
export type CallerOf<Auth extends RouteAuth> = Callers[Auth];

const TO_CALLER: { [Auth in RouteAuth]: (caller: Caller, session: RequestSession) => CallerOf<Auth> } = {
  none: (caller) => caller,
  visitor: (caller) => caller,
  shopper: (caller, session) => ({ ...caller, actor: session.ensureActor() }),
  customer: (caller, session) => ({ ...caller, actor: customerActor(requireCustomer(session)) }),
  service: (caller) => caller,
};

/**
 * @throws ShopError forbidden for another origin or a wrong secret, unauthenticated without a customer, or without the
 * one that the tab shows.
 */
export function requireAuth(auth: RouteAuth, request: Request, session: RequestSession): void {
  if (auth === 'service') requireServiceSecret(request);
  else if (isWrite(request)) requireSameOrigin(request);
  if (auth === 'customer') requireCustomer(session);
  if (auth !== 'none' && auth !== 'service') requireShownOwner(request, session.actor);
}

/** Call it only once the request is accepted: the actor of a first write is a new guest, whose session is then sealed. */
export function callerFor<Auth extends RouteAuth>(
  auth: Auth,
  caller: Caller,
  session: RequestSession,
): CallerOf<Auth> {
  return TO_CALLER[auth](caller, session);
}

/** Whether it is a write without a session cookie, which may store a new guest (docs/adr/0018). */
export function createsGuest(auth: RouteAuth, request: Request, { isSealed }: RequestSession): boolean {
  return auth === 'shopper' && !isSealed && isWrite(request);
}

function isWrite({ method }: Request): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
