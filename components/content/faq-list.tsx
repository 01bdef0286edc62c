import { Icon } from '@/components/ui/icon/icon';
import type { FaqEntry } from '@/lib/contract/bff/catalogue';
import { operatorLanguage } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './faq-list.module.css';

/** Questions that open without script. */
export function FaqList({ entries }: { entries: readonly FaqEntry[] }) {
  const text = useText();
  return (
    <div className={styles.list} lang={operatorLanguage(text.language)}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} className={styles.entry}>
          <summary className={styles.question}>
            {question}
            <Icon name="plus" className={styles.sign} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
