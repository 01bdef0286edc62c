'use client';

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { revalidate } from '@/lib/client/revalidate';
import { onSessionEnded } from '@/lib/client/session/shopper-signals';
import { type UseSession, useSession } from '@/lib/client/session/use-session';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { pathOf } from '@/lib/domain/language';

type Props = {
  /** Shown until the session is known. */
  fallback: ReactNode;
  /** `h1` where the page's heading is among the children. */
  heading?: 'h1';
  /** What the shopper should know when the session cannot be read. */
  failedNote?: string;
  children: ReactNode;
};

/**
 * Shows its children to a signed-in customer only; a visitor is redirected to home with the sign-in popup (decisions.md
 * 25). Only for convenience: the server authorises every call behind the children.
 */
export function CustomerOnly({ fallback, heading, failedNote, children }: Props) {
  const { status, suspended, customer } = useSession();
  const customerKey = useCustomerKey(customer?.mobile);
  useLeaveWhenSignedOut(status, suspended);

  if (status === 'unavailable')
    return <FailedState heading={heading} note={failedNote} onRetry={() => revalidate(keys.session)} />;
  return <Fragment key={customerKey}>{status === 'customer' ? children : fallback}</Fragment>;
}

/** A React key that changes when another customer signs in, so that one customer's drafts never reach the next. */
function useCustomerKey(mobile: string | undefined): number {
  const [owner, setOwner] = useState({ mobile, customerKey: 0 });
  if (mobile !== undefined && mobile !== owner.mobile) {
    setOwner({ mobile, customerKey: owner.mobile === undefined ? 0 : owner.customerKey + 1 });
  }
  return owner.customerKey;
}

/**
 * Signing out leads home; a suspended customer goes home after closing the alert, as leaving the page would close it.
 * An expired session, or none, leads to the sign-in dialog.
 */
function useLeaveWhenSignedOut(status: UseSession['status'], suspended: boolean): void {
  const navigation = useNavigation();
  const was = useRef<UseSession['status'] | 'suspended'>(status);
  const ended = useRef(false);

  useEffect(() => {
    return onSessionEnded(() => {
      ended.current = was.current === 'customer';
    });
  }, []);

  useEffect(() => {
    const signedOutHere = was.current === 'customer' && !ended.current;
    const goesHome = signedOutHere || was.current === 'suspended';
    was.current = suspended ? 'suspended' : status;
    if (status === 'customer') ended.current = false;
    if (status !== 'guest' || suspended) return;
    const here = `${pathOf(window.location.pathname)}${window.location.search}`;
    navigation.replace(goesHome ? paths.home : paths.signIn(here));
  }, [status, suspended, navigation]);
}
