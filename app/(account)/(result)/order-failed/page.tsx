import type { Metadata } from 'next';
import { OrderFailedView } from '@/components/checkout/order-failed-view';
import { text } from '@/lib/messages/text';

export const metadata: Metadata = { title: text('failed.title') };

export default function OrderFailedPage() {
  return <OrderFailedView />;
}
