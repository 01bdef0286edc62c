import { operatorLanguage } from '@/lib/domain/language';
import { useText } from '@/lib/messages/use-text';
import styles from './article.module.css';

/** Stored text as an article. `html` is already sanitised. */
export function Article({ html }: { html: string }) {
  const text = useText();
  return (
    <div
      className={styles.prose}
      lang={operatorLanguage(text.language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/shop (decisions.md 21).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
