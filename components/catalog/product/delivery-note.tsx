'use client';

import { Icon } from '@/components/ui/icon/icon';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { PincodeLink } from '@/components/ui/link/pincode-link';
import { useMyDelivery } from '@/lib/client/use-delivery';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import { formatPincode } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import styles from './delivery-note.module.css';

/** Says that delivery is free, where it is; or that the shop does not deliver to the shopper's pincode. */
export function DeliveryNote({ terms: { isDeliveryFree, deliveryNote } }: { terms: DeliveryTerms }) {
  const text = useText();
  const { place } = useMyDelivery();

  if (place?.served !== false) {
    if (!isDeliveryFree) return null;
    return (
      <div className={styles.note}>
        <Icon name="truck" />
        <p lang={deliveryNote?.lang}>
          {deliveryNote?.words ?? (
            <>
              <b>{text('nav.free_delivery')}</b> {text('product.free_delivery')}
            </>
          )}
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
