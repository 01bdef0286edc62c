import 'server-only';
import type { Place } from '@/lib/contract/bff/delivery';
import type { Session } from '@/lib/contract/bff/session';
import { isShopError } from '@/lib/domain/errors';
import type { CustomerCaller } from '@/lib/shop/acting';
import { checkCustomer } from '@/lib/shop/identity';
import type { Caller } from '@/lib/shop/shop-fetch';
import { customerActor, type RequestSession } from './session';

/** 'unavailable': the API did not answer; the customer stays signed in. */
export type SessionState = 'guest' | 'customer' | 'suspended' | 'unavailable';

type CheckedSession = { state: SessionState; place?: Place | undefined };

/** Asks the API whether the session's customer is still valid, and signs out one that is not (spec 4, Suspension). */
export async function checkSession(session: RequestSession, caller: Caller): Promise<CheckedSession> {
  const { customer } = session;
  if (!customer) return { state: 'guest' };
  const checked = await askApi({ ...caller, actor: customerActor(customer) });
  if (checked.state === 'suspended' || checked.state === 'guest') session.signOut();
  return checked;
}

async function askApi(caller: CustomerCaller): Promise<CheckedSession> {
  try {
    const { isActive, place } = await checkCustomer(caller);
    return isActive ? { state: 'customer', place } : { state: 'suspended' };
  } catch (error) {
    if (isShopError(error, 'suspended')) return { state: 'suspended' };
    if (isShopError(error, 'unauthenticated')) return { state: 'guest' };
    return { state: 'unavailable' };
  }
}

/** The part of the session that the browser may see. */
export function toSessionAnswer(session: RequestSession, { state, place }: CheckedSession): Session {
  const { customer } = session;
  return {
    customer: customer ? { name: customer.name, mobile: customer.mobile, place } : null,
    suspended: state === 'suspended',
  };
}
