import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import styles from './how-it-works.module.css';
import { SectionTitle } from './section-title';

const STEPS = [
  { title: 'how.fill', text: 'how.fill_text' },
  { title: 'how.door', text: 'how.door_text' },
  { title: 'how.open', text: 'how.open_text' },
] as const satisfies readonly { title: MessageId; text: MessageId }[];

/** Three dots on one line. */
export function HowItWorks() {
  const text = useText();
  return (
    <section className={`section ${styles.section}`}>
      <div className="wrap">
        <SectionTitle id="home.how" second="home.how2" />
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title} className={styles.step}>
              <h3>{text(step.title)}</h3>
              <p className={styles.text}>{text(step.text)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
