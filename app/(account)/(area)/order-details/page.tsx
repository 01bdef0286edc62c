import type { Metadata } from 'next';
import { Suspense } from 'react';
import { AccountColumns } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { OrderDetailsSkeleton, OrderDetailsView } from '@/components/account/order-details-view';
import { NoScript } from '@/components/ui/no-script/no-script';
import { text } from '@/lib/messages/text';
import { cachedSiteDetails } from '@/lib/shop/cached/content';

export const metadata: Metadata = { title: text('order.details') };

export default async function OrderDetailsPage() {
  const { phone, address, seller } = await cachedSiteDetails();
  return (
    <AccountColumns crumb={text('order.details')} underOrders>
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<OrderDetailsSkeleton />}>
        <Suspense fallback={<OrderDetailsSkeleton />}>
          <OrderDetailsView shop={{ phone, address, seller }} />
        </Suspense>
      </CustomerOnly>
    </AccountColumns>
  );
}
