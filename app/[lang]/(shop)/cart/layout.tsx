import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';
import { CartBarRoom } from '@/components/cart/cart-bar-room';

export const ensureStatic = 'navigation';

export default function CartLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopFrame compact>{children}</ShopFrame>
      <CartBarRoom />
    </>
  );
}
