import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import type { DeliveryTerms } from '@/lib/contract/bff/catalogue';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import styles from './facts.module.css';

const FACTS = [
  { icon: 'door', title: 'home.fact_door', text: 'home.fact_door_text' },
  { icon: 'farmer', title: 'home.fact_farmers', text: 'home.fact_farmers_text' },
  { icon: 'cash', title: 'home.fact_pay', text: 'home.fact_pay_text' },
] as const satisfies readonly { icon: IconName; title: MessageId; text: MessageId }[];

export function Facts({ terms }: { terms: DeliveryTerms }) {
  const text = useText();
  const facts = FACTS.filter(({ icon }) => terms.isDeliveryFree || icon !== 'door');
  return (
    <section className={styles.facts} aria-label={text('home.facts')}>
      <div className="wrap">
        <ul className={`${styles.list} ${facts.length === 2 ? styles.two : ''}`}>
          {facts.map((fact) => (
            <li key={fact.icon} className={styles.fact}>
              <Icon name={fact.icon} className={styles.icon} />
              <div>
                <b className={styles.title}>{text(fact.title)}</b>
                <span className={styles.text}>{text(fact.text)}</span>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
