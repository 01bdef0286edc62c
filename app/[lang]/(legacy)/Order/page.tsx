import type { Metadata } from 'next';
import { LegacyOrder } from '@/components/content/legacy/legacy-order';
import { unlinkedPaths } from '@/lib/config/unlinked-paths';
import { getText } from '@/lib/messages/get-text';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({ title: text('legacy.order_title'), path: unlinkedPaths.legacyOrder, indexed: false });
}

/** A checkout with sample data that places no order (spec 2). */
export default function LegacyOrderPage() {
  return <LegacyOrder />;
}
