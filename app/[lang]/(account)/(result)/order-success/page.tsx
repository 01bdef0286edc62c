import { CustomerOnly } from '@/components/account/customer-only';
import { OrderSuccessView } from '@/components/checkout/order-success-view';
import { ResultSkeleton } from '@/components/checkout/result-page';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('success.page');

export default function OrderSuccessPage() {
  return (
    <>
      <DrawnByScript />
      <CustomerOnly heading="h1" fallback={<ResultSkeleton outcome="success" />}>
        <OrderSuccessView />
      </CustomerOnly>
    </>
  );
}
