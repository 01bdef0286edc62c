import { Icon } from '@/components/ui/icon/icon';
import type { IconName } from '@/components/ui/icon/icons';
import type { DeliveryTerms } from '@/lib/contract/bff/content';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import styles from './facts.module.css';

type Fact = { icon: IconName; title: MessageId; text: MessageId };

const FACTS = [
  { icon: 'door', title: 'home.fact_door', text: 'home.fact_door_text' },
  { icon: 'farmer', title: 'home.fact_farmers', text: 'home.fact_farmers_text' },
] as const satisfies readonly Fact[];
const ON_DELIVERY: Fact = { icon: 'cash', title: 'home.fact_pay', text: 'home.fact_pay_text' };
const ONLINE_TOO: Fact = {
  icon: 'cash',
  title: 'home.fact_pay_online',
  text: 'home.fact_pay_online_text',
};

type Props = {
  terms: DeliveryTerms;
  /** The shop takes online payment as well as payment on delivery. */
  paysOnline: boolean;
};

export function Facts({ terms, paysOnline }: Props) {
  const text = useText();
  const facts: Fact[] = [
    ...FACTS.filter(({ icon }) => terms.isDeliveryFree || icon !== 'door'),
    paysOnline ? ONLINE_TOO : ON_DELIVERY,
  ];
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
