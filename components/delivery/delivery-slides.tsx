'use client';

import { Carousel } from '@/components/ui/carousel/carousel';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import { useFreeDelivery } from '@/lib/client/free-delivery';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import styles from './delivery-slides.module.css';

const SLIDES: readonly { icon: IconName; says: MessageId }[] = [
  { icon: 'truck', says: 'pincode.slide_every' },
  { icon: 'rupee', says: 'pincode.slide_fee' },
  { icon: 'door', says: 'pincode.slide_door' },
];

/** The free-delivery slides of the pincode dialog (spec 2; decisions.md 36); only where delivery is free. */
export function DeliverySlides() {
  const text = useText();
  const isFree = useFreeDelivery();
  if (!isFree) return null;
  return (
    <Carousel
      className={styles.slides ?? ''}
      controlsClassName={styles.controls ?? ''}
      label={text('pincode.slides')}
    >
      {SLIDES.map(({ icon, says }) => (
        <div key={says} className={styles.slide}>
          <Icon name={icon} size={24} />
          <b>{text(says)}</b>
        </div>
      ))}
    </Carousel>
  );
}
