import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { PincodeLink } from '@/components/ui/link/pincode-link';
import { formatPincode } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import styles from './cart-page.module.css';

/** Names the pincode that is not served, with a link to change it. Under the bill, so that nothing above moves. */
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
