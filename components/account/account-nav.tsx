'use client';

import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { usePath } from '@/components/ui/link/use-path';
import { NavLink } from '@/components/ui/nav-link/nav-link';
import { ORDER_PAGE, paths } from '@/lib/config/paths';
import { addressIn } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './account-nav.module.css';
import { ACCOUNT_PAGES } from './account-pages';

const UNDER_ORDERS = [paths.trackOrders, ORDER_PAGE];
/** Clear of the row’s faded edge. */
const ROOM_BEFORE_PX = 60;

/** My Orders, My Addresses, My Favourites, My Profile (spec 2, Account area). */
export function AccountNav() {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);

  return (
    <nav className={`no-print ${styles.nav}`} aria-label={text('nav.my_account')}>
      <ul className={`scroll-row ${styles.list}`} ref={list}>
        {ACCOUNT_PAGES.map(({ href, label, icon }) => (
          <li key={href}>
            <NavLink
              className={styles.link}
              href={href}
              prefetch={false}
              also={href === paths.myOrders ? UNDER_ORDERS : []}
            >
              <Icon className={styles.icon} name={icon} size={20} />
              {text(label)}
            </NavLink>
          </li>
        ))}
      </ul>
      <Suspense>
        <CurrentInSight list={list} />
      </Suspense>
    </nav>
  );
}

/** On a narrow screen, scrolls the row so that the current page's link is visible, also after a rotation. */
function CurrentInSight({ list }: { list: RefObject<HTMLUListElement | null> }) {
  const here = addressIn(useText().language, usePath());

  useEffect(() => {
    const row = list.current;
    const link = row?.querySelector<HTMLElement>(`[href="${here}"]`);
    if (!row || !link) return;
    const show = () => {
      row.scrollLeft = link.offsetLeft - row.offsetLeft - ROOM_BEFORE_PX;
    };
    const onTurn = new ResizeObserver(show);
    onTurn.observe(row);
    return () => onTurn.disconnect();
  }, [list, here]);

  return null;
}
