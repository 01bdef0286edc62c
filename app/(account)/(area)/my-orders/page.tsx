import type { Metadata } from 'next';
import { AccountFrame } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { OrdersView } from '@/components/account/orders-view';
import { NoScript } from '@/components/ui/no-script/no-script';
import { text } from '@/lib/messages/text';

export const metadata: Metadata = { title: text('account.orders') };

export default function OrdersPage() {
  return (
    <AccountFrame title={text('account.orders')}>
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<OrdersView waiting />}>
        <OrdersView />
      </CustomerOnly>
    </AccountFrame>
  );
}
