'use client';

import { useRef } from 'react';
import { ACCOUNT_PAGES } from '@/components/account/account-pages';
import { askSignOut } from '@/components/account/sign-in/ask-sign-out';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { Icon } from '@/components/ui/icon/icon';
import { NavLink } from '@/components/ui/nav-link/nav-link';
import { useUnlessPressed } from '@/components/ui/use-unless-pressed';
import { useSession } from '@/lib/client/session/use-session';
import { useText } from '@/lib/messages/use-text';
import { AccountLink } from './account-link';
import styles from './account-menu.module.css';

/** Signed in: the name and its menu. Signed out, or without a session (lib/start/start.ts): Sign In. */
export function AccountMenu() {
  const text = useText();
  const link = useRef<HTMLAnchorElement>(null);
  const session = useSession();
  const customer = useUnlessPressed(link, session.customer);

  if (!customer) {
    return (
      <AccountLink ref={link} className={styles.act}>
        <Icon name="user" />
        {session.status === 'guest' ? (
          <span>{text('account.sign_in')}</span>
        ) : (
          <>
            <span className={styles.withSession}>{text('nav.account')}</span>
            <span className={styles.withoutSession}>{text('account.sign_in')}</span>
          </>
        )}
      </AccountLink>
    );
  }
  return (
    <Disclosure
      className={styles.root}
      summaryClassName={styles.act}
      summary={
        <>
          <Icon name="user" />
          <span className="sr-only">{text('nav.my_account')}: </span>
          <span className={styles.name}>{customer.name.split(' ')[0]}</span>
        </>
      }
    >
      <ul className={styles.menu}>
        {ACCOUNT_PAGES.map(({ href, icon, label }) => (
          <li key={href}>
            <NavLink className={styles.row} href={href} prefetch={false}>
              <Icon name={icon} />
              {text(label)}
            </NavLink>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.row} onClick={askSignOut} data-close>
            <Icon name="sign-out" />
            {text('account.sign_out')}
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
