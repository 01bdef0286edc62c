'use client';

import { useEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { NavLink } from '@/components/ui/nav-link/nav-link';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import styles from './account-menu.module.css';
import { ACCOUNT_PAGES } from './account-pages';

const UNDER_ORDERS = [paths.trackOrders, '/order-details'];
const ROOM_BEFORE_PX = 16;

/** My Orders, My Addresses, My Favourites, My Profile (spec 2, Account area). */
export function AccountMenu() {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (list.current && here)
      list.current.scrollLeft = here.offsetLeft - list.current.offsetLeft - ROOM_BEFORE_PX;
  }, []);

  return (
    <nav className="no-print" aria-label={text('nav.my_account')}>
      <ul className={styles.list} ref={list}>
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
    </nav>
  );
}
