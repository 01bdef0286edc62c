'use client';

import { Icon } from '@/components/ui/icon/icon';
import { Link } from '@/components/ui/link/link';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-link.module.css';
import { cartLabel, shownCount, useCartCount } from './use-cart-count';

export function CartCount({ count, className = '' }: { count: number | undefined; className?: string }) {
  if (!count) return null;
  return (
    <span className={`${styles.count} ${className}`} aria-hidden="true">
      {shownCount(count)}
    </span>
  );
}

/** The leaf-green Cart button of wide screens. */
export function CartLink() {
  const text = useText();
  const count = useCartCount();
  return (
    <Link className={styles.wide} href={paths.cart} aria-label={cartLabel(text, count)}>
      <Icon name="basket" />
      <span>{text('nav.cart')}</span> <CartCount count={count} />
    </Link>
  );
}

/** The basket icon of the compact header. */
export function SmallCartLink() {
  const text = useText();
  const count = useCartCount();
  return (
    <Link className={styles.small} href={paths.cart} aria-label={cartLabel(text, count)}>
      <Icon name="basket" />
      <CartCount count={count} />
    </Link>
  );
}
