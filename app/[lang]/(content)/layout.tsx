import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';

export const ensureStatic = 'navigation';

export default function ContentLayout({ children }: { children: ReactNode }) {
  return <ShopFrame compact>{children}</ShopFrame>;
}
