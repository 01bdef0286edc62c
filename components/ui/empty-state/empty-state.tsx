import type { ReactNode } from 'react';
import { Kolam } from '@/components/ui/kolam/kolam';
import styles from './empty-state.module.css';

type Props = {
  title: string;
  text?: string;
  /** One button or link. */
  action?: ReactNode;
  /** `error` is red, with an unfinished drawing. */
  tone?: 'calm' | 'error';
  /** `h1` when it is the whole page. */
  heading?: 'h1' | 'h2';
};

export function EmptyState({ title, text, action, tone = 'calm', heading: Heading = 'h2' }: Props) {
  return (
    <div className={`${styles.empty} ${tone === 'error' ? styles.error : ''}`}>
      <Kolam className={styles.kolam} state={tone === 'error' ? 'unfinished' : 'whole'} />
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
