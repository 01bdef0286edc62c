import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';

export const ensureStatic = 'navigation';

export default function BrowseLayout({ children }: { children: ReactNode }) {
  return <ShopFrame>{children}</ShopFrame>;
}
