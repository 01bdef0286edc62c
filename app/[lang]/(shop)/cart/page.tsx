import { CartView } from '@/components/cart/cart-view';
import { CartWithoutScript } from '@/components/cart/cart-without-script';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';
import styles from './cart-page.module.css';

export const generateMetadata = titled('cart.title', { robots: { index: false, follow: true } });

export default function CartPage() {
  const text = useText();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('cart.title')} />
      <DrawnByScript />
      <CartView />
      <CartWithoutScript />
    </div>
  );
}
