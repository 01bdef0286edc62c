import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';

/** The one place whose pages are made for one shopper (docs/adr/0010): never cached, and waited for as a whole. */
export const instant = false;

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return <ShopFrame compact>{children}</ShopFrame>;
}
