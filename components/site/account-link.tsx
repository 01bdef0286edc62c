'use client';

import type { ReactNode, Ref } from 'react';
import { NavLink } from '@/components/ui/nav-link/nav-link';
import { openSignIn } from '@/lib/client/modal-store';
import { useSession } from '@/lib/client/session/use-session';
import { paths } from '@/lib/config/paths';

type Props = {
  ref?: Ref<HTMLAnchorElement>;
  className?: string | undefined;
  also?: readonly string[];
  children: ReactNode;
};

/** Link to My Profile; signed out, opens the sign-in dialog (spec 2). Without JavaScript the server redirects. */
export function AccountLink(props: Props) {
  const { status } = useSession();
  return (
    <NavLink
      {...props}
      href={paths.myProfile}
      prefetch={false}
      onClick={(event) => {
        if (status !== 'guest') return;
        event.preventDefault();
        void openSignIn();
      }}
    />
  );
}
