import { AddressBook } from '@/components/account/addresses/address-book';
import { CustomerOnly } from '@/components/account/customer-only';
import { CheckoutSkeleton } from '@/components/checkout/checkout-skeleton';
import { CheckoutView } from '@/components/checkout/checkout-view';
// why: loaded ahead, since the order's result is shown next even if the network is down by then
import '@/components/checkout/result.module.css';
import { DrawnByScript } from '@/components/site/drawn-by-script';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { NoScript } from '@/components/ui/no-script/no-script';
import { keys } from '@/lib/config/api-paths';
import { paths } from '@/lib/config/paths';
import { useText } from '@/lib/messages/use-text';
import { titled } from '@/lib/seo/titled';
import styles from './checkout-page.module.css';

export const generateMetadata = titled('checkout.title');

export default function CheckoutPage() {
  const text = useText();
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb
        trail={[
          { label: text('nav.home'), href: paths.home },
          { label: text('cart.title'), href: paths.cart },
        ]}
        current={text('checkout.title')}
      />
      <div className="page-head">
        <h1>{text('checkout.title')}</h1>
      </div>
      <DrawnByScript reads={[keys.addresses]} />
      <NoScript message="checkout.noscript" />
      <CustomerOnly fallback={<CheckoutSkeleton />}>
        <CheckoutView deliverTo={<AddressBook title={text('checkout.deliver_to')} level={2} />} />
      </CustomerOnly>
    </div>
  );
}
