import styles from './article.module.css';

/** Stored text as an article. `html` is already sanitised. */
export function Article({ html }: { html: string }) {
  return (
    <div
      className={styles.prose}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised in lib/shop (decisions.md 21).
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
