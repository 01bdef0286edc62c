import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

type Props = {
  title: string;
  /** Makes the section and its samples as wide as the page. */
  wide?: boolean;
  children: ReactNode;
};

export function Section({ title, wide, children }: Props) {
  return (
    <section className={wide ? styles.wide : ''}>
      <h2 className={styles.title}>{title}</h2>
      <div className={`${styles.stack} ${wide ? styles.stretch : ''}`}>{children}</div>
    </section>
  );
}
