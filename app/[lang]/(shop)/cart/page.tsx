import { CartFrame } from '@/components/cart/cart-frame';
import { CartView } from '@/components/cart/cart-view';
import { CartWithoutScript } from '@/components/cart/cart-without-script';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('cart.title', { robots: { index: false, follow: true } });

export default function CartPage() {
  return (
    <CartFrame>
      <DrawnByScript />
      <CartView />
      <CartWithoutScript />
    </CartFrame>
  );
}
