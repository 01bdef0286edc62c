import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';
import { BarRoom } from '@/components/ui/bar-room';

export const ensureStatic = 'navigation';

export default function CartLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShopFrame compact>{children}</ShopFrame>
      <BarRoom />
    </>
  );
}
