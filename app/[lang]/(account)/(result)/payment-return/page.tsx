import { CustomerOnly } from '@/components/account/customer-only';
import { PaymentOutcome } from '@/components/checkout/payment-outcome';
import { ResultSkeleton } from '@/components/checkout/result-page';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { NoScript } from '@/components/ui/no-script/no-script';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';

export const generateMetadata = titled('payment.return_title');

export default function PaymentReturnPage() {
  const text = useText();
  return (
    <>
      <DrawnByScript />
      <NoScript message="payment.noscript" />
      <CustomerOnly
        heading="h1"
        failedNote={text('payment.unread')}
        fallback={<ResultSkeleton outcome="waiting" />}
      >
        <PaymentOutcome at="payment-return" />
      </CustomerOnly>
    </>
  );
}
