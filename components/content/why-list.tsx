import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import type { MessageId } from '@/lib/messages/catalogue';
import { text } from '@/lib/messages/text';
import styles from './why-list.module.css';

const REASONS = [
  { icon: 'scale', title: 'why.prices', text: 'why.prices_text' },
  { icon: 'leaf', title: 'why.fresh', text: 'why.fresh_text' },
  { icon: 'door', title: 'why.delivery', text: 'why.delivery_text' },
  { icon: 'farmer', title: 'why.farmers', text: 'why.farmers_text' },
] as const satisfies readonly { icon: IconName; title: MessageId; text: MessageId }[];

/** The four benefits (spec 2, Why-us). */
export function WhyList({ heading: Heading = 'h3' }: { heading?: 'h2' | 'h3' }) {
  return (
    <ul className={styles.list}>
      {REASONS.map((reason) => (
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
