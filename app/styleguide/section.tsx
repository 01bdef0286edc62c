import type { ReactNode } from 'react';
import styles from './styleguide.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <div className={styles.stack}>{children}</div>
    </section>
  );
}
