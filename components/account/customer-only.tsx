'use client';

import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { FailedState } from '@/components/ui/empty-state/failed-state';
import { useNavigation } from '@/components/ui/link/use-navigation';
import { keys } from '@/lib/client/keys';
import { reread } from '@/lib/client/reread';
import { onSessionEnded } from '@/lib/client/shopper-signals';
import { type UseSession, useSession } from '@/lib/client/use-session';
import { paths } from '@/lib/config/paths';
import { pathOf } from '@/lib/domain/language';

type Props = {
  /** Stands there until it is known who is signed in. */
  fallback: ReactNode;
  children: ReactNode;
};

/**
 * Shows its children to a signed-in customer only; a visitor is sent to home with the sign-in popup
 * (decisions.md 25). A courtesy: every call behind the children checks again.
 */
export function CustomerOnly({ fallback, children }: Props) {
  const { status, suspended, customer } = useSession();
  const turn = useTurn(customer?.mobile);
  useLeaveWhenSignedOut(status, suspended);

  if (status === 'unavailable') return <FailedState onRetry={() => reread(keys.session)} />;
  return <Fragment key={turn}>{status === 'customer' ? children : fallback}</Fragment>;
}

/** Another one for each customer after the first: what one has begun to type is not for the next in the same browser. */
function useTurn(mobile: string | undefined): number {
  const [owner, setOwner] = useState({ mobile, turn: 0 });
  if (mobile !== undefined && mobile !== owner.mobile) {
    setOwner({ mobile, turn: owner.mobile === undefined ? 0 : owner.turn + 1 });
  }
  return owner.turn;
}

/**
 * Who signs out goes home, and who is suspended does once they have read so: to leave the page closes its alerts. Whose
 * session ended, or who was none, is asked to sign in.
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
