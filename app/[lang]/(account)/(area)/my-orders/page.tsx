import { AccountFrame } from '@/components/account/account-frame';
import { CustomerOnly } from '@/components/account/customer-only';
import { OrdersView } from '@/components/account/orders/orders-view';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { keys } from '@/lib/config/api-paths';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('account.orders');

export default function OrdersPage() {
  const text = useText();
  return (
    <AccountFrame title={text('account.orders')}>
      <DrawnByScript reads={[keys.orders]} />
      <NoScript message="account.noscript" />
      <CustomerOnly fallback={<OrdersView waiting />}>
        <OrdersView />
      </CustomerOnly>
    </AccountFrame>
  );
}
