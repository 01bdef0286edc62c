import type { Words } from '@/lib/domain/words';
import styles from './article.module.css';

/** Stored text as an article. `html` is already sanitised. */
export function Article({ html: { words: html, lang } }: { html: Words }) {
  return (
    <div
      className={styles.prose}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/shop (decisions.md 21).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
