import type { Metadata } from 'next';
import { CustomerOnly } from '@/components/account/customer-only';
import { PaymentReturnView } from '@/components/checkout/payment-return-view';
import { ResultSkeleton } from '@/components/checkout/result-page';
import { NoScript } from '@/components/ui/no-script/no-script';
import { text } from '@/lib/messages/text';

export const metadata: Metadata = { title: text('payment.return_title') };

export default function PaymentReturnPage() {
  return (
    <>
      <NoScript message="payment.noscript" />
      <CustomerOnly fallback={<ResultSkeleton />}>
        <PaymentReturnView />
      </CustomerOnly>
    </>
  );
}
