import { Icon } from '@/components/ui/icon/icon';
import type { FaqEntry } from '@/lib/contract/bff/content';
import styles from './faq-list.module.css';

/** Questions that open without JavaScript. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} className={styles.entry}>
          <summary className={styles.question} lang={question.lang}>
            {question.words}
            <Icon name="plus" className={styles.sign} />
          </summary>
          <p className={styles.answer} lang={answer.lang}>
            {answer.words}
          </p>
        </details>
      ))}
    </div>
  );
}
