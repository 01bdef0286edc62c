import type { Metadata } from 'next';
import { CustomerOnly } from '@/components/account/customer-only';
import { OrderSuccessView } from '@/components/checkout/order-success-view';
import { ResultSkeleton } from '@/components/checkout/result-page';
import { text } from '@/lib/messages/text';

export const metadata: Metadata = { title: text('success.page') };

export default function OrderSuccessPage() {
  return (
    <CustomerOnly fallback={<ResultSkeleton outcome="success" />}>
      <OrderSuccessView />
    </CustomerOnly>
  );
}
