import 'server-only';
import type { Session } from '@/lib/contract/bff/session';
import { isShopError } from '@/lib/domain/errors';
import { isActiveCustomer } from '@/lib/shop/identity';
import type { Caller } from '@/lib/shop/shop-fetch';
import { customerActor, type RequestSession } from './session';

/** 'unavailable': the API could not be asked, which signs nobody out. */
export type SessionState = 'guest' | 'customer' | 'suspended' | 'unavailable';

/** Asks the API whether the cookie's customer may still act, and forgets one that may not (spec 4, Suspension). */
export async function checkSession(session: RequestSession, caller: Caller): Promise<SessionState> {
  const { customer } = session;
  if (!customer) return 'guest';
  const state = await askApi(() => isActiveCustomer({ ...caller, actor: customerActor(customer) }));
  if (state === 'suspended' || state === 'guest') session.signOut();
  return state;
}

async function askApi(isActive: () => Promise<boolean>): Promise<SessionState> {
  try {
    return (await isActive()) ? 'customer' : 'suspended';
  } catch (error) {
    if (isShopError(error, 'suspended')) return 'suspended';
    if (isShopError(error, 'unauthenticated')) return 'guest';
    return 'unavailable';
  }
}

/** What the browser may know of it. */
export function toSessionAnswer(session: RequestSession, state: SessionState): Session {
  const { customer } = session;
  return {
    customer: customer ? { name: customer.name, mobile: customer.mobile } : null,
    suspended: state === 'suspended',
  };
}
