import type { ReactNode } from 'react';
import { ShopFrame } from '@/app/shop-frame';

/** The only pages that are rendered per request (docs/adr/0010): never cached, and sent only once complete. */
export const instant = false;

export default function PersonalLayout({ children }: { children: ReactNode }) {
  return <ShopFrame compact>{children}</ShopFrame>;
}
