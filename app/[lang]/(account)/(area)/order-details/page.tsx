import { Suspense } from 'react';
import { AccountColumns } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { OrderDetailsSkeleton } from '@/components/account/orders/order-details-skeleton';
import { OrderDetailsView } from '@/components/account/orders/order-details-view';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { getText } from '@/lib/messages/get-text';
import { titled } from '@/lib/seo/titled';
import { cachedSiteDetails } from '@/lib/shop/cached/content';

export const generateMetadata = titled('order.details');

export default async function OrderDetailsPage() {
  const text = await getText();
  const { phone, address, seller } = await cachedSiteDetails(text.language);
  return (
    <AccountColumns crumb={text('order.details')} underOrders>
      <DrawnByScript />
      <NoScript message="account.noscript" />
      <CustomerOnly heading="h1" fallback={<OrderDetailsSkeleton />}>
        <Suspense fallback={<OrderDetailsSkeleton />}>
          <OrderDetailsView shop={{ phone, address, seller }} />
        </Suspense>
      </CustomerOnly>
    </AccountColumns>
  );
}
