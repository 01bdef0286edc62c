import { Suspense } from 'react';
import { AccountFrame } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { OrdersSkeleton } from '@/components/account/orders/orders-skeleton';
import { TrackView } from '@/components/account/orders/track-view';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { getText } from '@/lib/messages/get-text';
import { titled } from '@/lib/seo/titled';
import { cachedSiteDetails } from '@/lib/shop/cached/content';

export const generateMetadata = titled('track.title');

export default async function TrackOrdersPage() {
  const text = await getText();
  const { phone } = await cachedSiteDetails(text.language);
  return (
    <AccountFrame title={text('track.title')} underOrders>
      <DrawnByScript />
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<OrdersSkeleton />}>
        <Suspense fallback={<OrdersSkeleton />}>
          <TrackView phone={phone} />
        </Suspense>
      </CustomerOnly>
    </AccountFrame>
  );
}
