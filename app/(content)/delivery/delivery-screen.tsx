import type { Metadata } from 'next';
import { DeliveryPage } from '@/components/delivery/delivery-page';
import { paths } from '@/lib/config/paths';
import type { DeliveryAnswer } from '@/lib/domain/delivery-answer';
import { text } from '@/lib/messages/text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ContentScreen } from '../content-screen';

export function deliveryMetadata(): Metadata {
  return pageMetadata({ title: text('pincode.title'), path: paths.delivery, indexed: false });
}

export function DeliveryScreen({ answer }: { answer?: DeliveryAnswer }) {
  return (
    <ContentScreen path={paths.delivery} title={text('pincode.title')}>
      <DeliveryPage answer={answer} />
    </ContentScreen>
  );
}
