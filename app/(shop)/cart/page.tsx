import type { Metadata } from 'next';
import { CartView } from '@/components/cart/cart-view';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { NoScript } from '@/components/ui/no-script/no-script';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import styles from './cart-page.module.css';

export const metadata: Metadata = { title: text('cart.title'), robots: { index: false, follow: true } };

export default function CartPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('cart.title')} />
      <NoScript message="cart.noscript" />
      <CartView />
    </div>
  );
}
