import type { Metadata } from 'next';
import { DeliveryPage } from '@/components/delivery/delivery-page';
import { paths } from '@/lib/config/paths';
import type { DeliveryAnswer } from '@/lib/domain/delivery-answer';
import { getText } from '@/lib/messages/get-text';
import { useText } from '@/lib/messages/use-text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ContentScreen } from '../content-screen';

export async function deliveryMetadata(): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({ title: text('pincode.title'), path: paths.delivery, indexed: false });
}

export function DeliveryScreen({ answer }: { answer?: DeliveryAnswer }) {
  const text = useText();
  return (
    <ContentScreen path={paths.delivery} title={text('pincode.title')}>
      <DeliveryPage answer={answer} />
    </ContentScreen>
  );
}
