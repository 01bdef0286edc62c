import type { LocalisedText } from '@/lib/domain/words';
import styles from './article.module.css';

/** Stored content as an article. `html` must be sanitised already. */
export function Article({ html: { words: html, lang } }: { html: LocalisedText }) {
  return (
    <div
      className={styles.prose}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/shop (decisions.md 21).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
