'use client';

import { Carousel } from '@/components/ui/carousel/carousel';
import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';
import styles from './delivery-slides.module.css';

const SLIDES: readonly { icon: IconName; says: MessageId }[] = [
  { icon: 'truck', says: 'pincode.slide_every' },
  { icon: 'rupee', says: 'pincode.slide_fee' },
  { icon: 'door', says: 'pincode.slide_door' },
];

/** The free-delivery slides of the pincode dialog (spec 2; decisions.md 36). */
export function DeliverySlides() {
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
