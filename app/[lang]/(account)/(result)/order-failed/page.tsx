import { OrderFailedView } from '@/components/checkout/order-failed-view';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('payment.return_title');

export default function OrderFailedPage() {
  return (
    <>
      <DrawnByScript />
      <NoScript message="payment.noscript" />
      <OrderFailedView />
    </>
  );
}
