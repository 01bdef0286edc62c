'use client';

import { Icon } from '@/components/ui/icon/icon';
import { PincodeLink } from '@/components/ui/link/pincode-link';
import { useMyDelivery } from '@/lib/client/use-delivery';
import { formatPincode } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import styles from './location-link.module.css';

/** The shopper's pincode, and whether the shop delivers there; opens the pincode dialog. */
export function LocationLink({ className = '' }: { className?: string | undefined }) {
  const text = useText();
  const { pincode, place } = useMyDelivery();
  const isRefused = place?.served === false;

  return (
    <PincodeLink className={`${styles.link} ${className}`}>
      <Icon name={isRefused ? 'alert' : 'pin'} className={isRefused ? styles.refused : styles.pin} />
      <span className={styles.words}>
        {pincode && (
          <small className={`${styles.small} ${isRefused ? styles.refused : ''}`}>
            {text(isRefused ? 'pincode.not_there' : 'pincode.deliver_to')}{' '}
          </small>
        )}
        <b className={styles.pincode}>
          {pincode ? formatPincode(pincode) : text('pincode.set')}
          <Icon name="chevron-down" size={16} />
        </b>
      </span>
    </PincodeLink>
  );
}
