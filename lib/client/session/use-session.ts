'use client';

import { useEffect } from 'react';
import useSWR, { mutate } from 'swr';
import { swrOptions } from '@/lib/client/swr-options';
import { keys } from '@/lib/config/api-paths';
import type { Session } from '@/lib/contract/bff/session';
import { loadSession, watchShopper } from './shopper-signals';

export type UseSession = {
  /** The session from the BFF; undefined until it is loaded. */
  session: Session | undefined;
  /** 'unavailable' when the session cannot be read, which does not mean signed out. */
  status: 'loading' | 'guest' | 'customer' | 'unavailable';
  customer: Session['customer'] | undefined;
  /** The customer is suspended: show the alert, then call `acknowledgeSuspension`. */
  suspended: boolean;
};

/** Who is signed in (spec 4, Identity); shared by all components of the page. */
export function useSession(): UseSession {
  const { data, error } = useSWR(keys.session, loadSession, swrOptions);
  useEffect(watchShopper, []);
  return {
    session: data,
    status: statusOf(data, error),
    customer: data?.customer ?? undefined,
    suspended: data?.suspended ?? false,
  };
}

function statusOf(data: Session | undefined, error: unknown): UseSession['status'] {
  if (data) return data.customer ? 'customer' : 'guest';
  return error ? 'unavailable' : 'loading';
}

/** Call it after the suspension alert has been shown. */
export function acknowledgeSuspension(): Promise<unknown> {
  return mutate(keys.session, { customer: null, suspended: false }, { revalidate: false });
}
