import type { Metadata } from 'next';
import { CartView } from '@/components/cart/cart-view';
import { CartWithoutScript } from '@/components/cart/cart-without-script';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import styles from './cart-page.module.css';

export const metadata: Metadata = { title: text('cart.title'), robots: { index: false, follow: true } };

export default function CartPage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('cart.title')} />
      <CartView />
      <CartWithoutScript />
    </div>
  );
}
