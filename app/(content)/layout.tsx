import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';

export default function ContentLayout({ children }: { children: ReactNode }) {
  return <ShopFrame compact>{children}</ShopFrame>;
}
