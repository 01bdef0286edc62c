import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { PincodeLink } from '@/components/ui/modal/pincode-link';
import { formatPincode } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';

/** Under the bill, where nothing above it moves: the pincode that is not served, and a way to change it. */
export function NotServedNote({ pincode }: { pincode: string }) {
  const text = useText();
  return (
    <div className={styles.notServed}>
      <InlineMessage>
        {text('pincode.not_served_short', { pincode: formatPincode(pincode) })}{' '}
        <PincodeLink>{text('pincode.change')}</PincodeLink>
      </InlineMessage>
    </div>
  );
}
