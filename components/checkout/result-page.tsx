import type { ReactNode } from 'react';
import { Kolam } from '@/components/ui/kolam/kolam';
import styles from './result.module.css';

type Props = {
  outcome: 'success' | 'failed' | 'waiting';
  title: string;
  text: string;
  /** Id and totals. */
  children?: ReactNode;
  actions: ReactNode;
};

/** The whole kolam for a placed order, the unfinished one for an order that failed or is not decided yet (design.md 1). */
export function ResultPage({ outcome, title, text, children, actions }: Props) {
  return (
    <div className={`${styles.result} ${styles[outcome]}`}>
      <Kolam
        className={styles.kolam}
        drawing="diamond"
        state={outcome === 'success' ? 'whole' : 'unfinished'}
      />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** The green page before it is known which order it is about. */
export function ResultSkeleton() {
  return <div className={`${styles.result} ${styles.success}`} aria-busy="true" />;
}
