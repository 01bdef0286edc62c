import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';
import { BarRoom } from '@/components/ui/bar-room';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export const ensureStatic = 'navigation';

export default function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopFrame compact bottomNav={false}>
        {children}
      </ShopFrame>
      <BarRoom />
    </>
  );
}
