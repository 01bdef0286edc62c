import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-frame.module.css';

/** What the cart page has with and without JavaScript. */
export function CartFrame({ children }: { children: ReactNode }) {
  const text = useText();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('cart.title')} />
      {children}
    </div>
  );
}
