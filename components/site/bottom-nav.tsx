'use client';

import { Icon } from '@/components/ui/icon/icon';
import { NavLink } from '@/components/ui/nav-link/nav-link';
import { OnItsWay } from '@/components/ui/page-skeleton/on-its-way';
import { CATEGORY_PAGE, PRODUCT_PAGE, PROTECTED_PATHS, paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { AccountLink } from './account-link';
import styles from './bottom-nav.module.css';
import { CartCount } from './cart-link';
import { cartLabel, useCartCount } from './use-cart-count';

const SHOP_PAGES = [CATEGORY_PAGE, PRODUCT_PAGE, paths.search()];
const ACCOUNT_PAGES = PROTECTED_PATHS.filter((path) => path !== paths.checkout);

/** The main menu on phones, below 1024 px. It reserves its own room at the end of the page. */
export function BottomNav() {
  const text = useText();
  const count = useCartCount();
  return (
    <>
      <div className={styles.space} />
      <nav className={styles.nav} data-bar aria-label={text('nav.main')}>
        <ul className={styles.list}>
          <li>
            <NavLink className={styles.link} href={paths.home}>
              <Icon name="home" className={styles.icon} />
              {text('nav.home')}
            </NavLink>
          </li>
          <li>
            <NavLink className={styles.link} href={paths.categories} also={SHOP_PAGES}>
              <Icon name="grid" className={styles.icon} />
              {text('nav.shop')}
            </NavLink>
          </li>
          <li>
            <NavLink className={styles.link} href={paths.todaySpecial()}>
              <Icon name="tag" className={styles.icon} />
              {text('nav.specials')}
              <OnItsWay page="list" />
            </NavLink>
          </li>
          <li>
            <AccountLink className={styles.link} also={ACCOUNT_PAGES}>
              <Icon name="user" className={styles.icon} />
              {text('nav.account')}
            </AccountLink>
          </li>
          <li>
            <NavLink className={styles.link} href={paths.cart} aria-label={cartLabel(text, count)}>
              <Icon name="basket" className={styles.icon} />
              {text('nav.cart')} <CartCount count={count} className={styles.count} />
            </NavLink>
          </li>
        </ul>
      </nav>
    </>
  );
}
