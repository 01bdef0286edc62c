import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import styles from './why-list.module.css';

const REASONS = [
  { icon: 'scale', title: 'why.prices', text: 'why.prices_text' },
  { icon: 'leaf', title: 'why.fresh', text: 'why.fresh_text' },
  { icon: 'door', title: 'why.delivery', text: 'why.delivery_text' },
  { icon: 'farmer', title: 'why.farmers', text: 'why.farmers_text' },
] as const satisfies readonly { icon: IconName; title: MessageId; text: MessageId }[];

type Props = { terms: DeliveryTerms; heading?: 'h2' | 'h3' };

/** The four benefits (spec 2, Why-us); free delivery only where the shop offers it. */
export function WhyList({ terms, heading: Heading = 'h3' }: Props) {
  const text = useText();
  const reasons = REASONS.filter(({ icon }) => terms.isDeliveryFree || icon !== 'door');
  return (
    <ul className={styles.list}>
      {reasons.map((reason) => (
        <li key={reason.icon} className={styles.reason}>
          <Icon name={reason.icon} className={styles.icon} />
          <div>
            <Heading className={styles.title}>{text(reason.title)}</Heading>
            <p className={styles.text}>{text(reason.text)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
