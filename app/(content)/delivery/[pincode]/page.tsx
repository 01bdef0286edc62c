import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { DeliveryPage } from '@/components/delivery/delivery-page';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cachedDelivery } from '@/lib/shop/cached/delivery';
import { ContentScreen } from '../../content-screen';

export const ensureStatic = 'navigation';
// Whole from the cache at once, so there is no shell to show before it.
export const instant = false;

type Props = { params: Promise<{ pincode: string }> };

export function generateStaticParams() {
  return [{ pincode: '0' }];
}

export function generateMetadata(): Metadata {
  return pageMetadata({ title: text('pincode.title'), path: paths.delivery, indexed: false });
}

/** /delivery?pincode=… (lib/config/addresses.mjs). */
export default async function DeliveryAnswerPage({ params }: Props) {
  const { pincode } = await params;
  if (!/^\d{1,6}$/.test(pincode)) notFound();
  return (
    <ContentScreen path={paths.delivery} title={text('pincode.title')}>
      <DeliveryPage delivery={await cachedDelivery(pincode)} />
    </ContentScreen>
  );
}
