'use client';

import { Icon } from '@/components/ui/icon/icon';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { PincodeLink } from '@/components/ui/modal/pincode-link';
import { useMyDelivery } from '@/lib/client/use-delivery';
import { formatPincode } from '@/lib/domain/patterns';
import { text } from '@/lib/messages/text';
import styles from './delivery-note.module.css';

/** Free delivery, or in its place that the shop does not deliver to the shopper's pincode. */
export function DeliveryNote() {
  const { place } = useMyDelivery();

  if (place?.served !== false) {
    return (
      <div className={styles.note}>
        <Icon name="truck" />
        <p>
          <b>{text('nav.free_delivery')}</b> {text('product.free_delivery')}
        </p>
      </div>
    );
  }
  return (
    <div className={styles.refused}>
      <InlineMessage>
        {text('pincode.not_served_short', { pincode: formatPincode(place.pincode) })}{' '}
        <PincodeLink>{text('pincode.change')}</PincodeLink>
      </InlineMessage>
    </div>
  );
}
