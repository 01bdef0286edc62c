import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';
import { BuyBarRoom } from '@/components/catalog/product/buy-bar-room';

export const ensureStatic = 'navigation';

export default function ProductLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopFrame compact bottomNav={false}>
        {children}
      </ShopFrame>
      <BuyBarRoom />
    </>
  );
}
