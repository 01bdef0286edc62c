import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';

export const ensureStatic = 'navigation';

export default function LegacyLayout({ children }: { children: ReactNode }) {
  return <ShopFrame compact>{children}</ShopFrame>;
}
