'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { DIAMOND } from '@/components/ui/kolam/diamond';
import { Kolam } from '@/components/ui/kolam/kolam';
import { useText } from '@/lib/messages/use-text';
import styles from './result.module.css';

type Props = {
  outcome: 'success' | 'failed' | 'waiting';
  title: string;
  text: string;
  /** Order id and totals. */
  children?: ReactNode;
  actions: ReactNode;
};

/**
 * The whole kolam for a placed order, an unfinished one for a failed or pending order. Moves the focus to the title, so
 * that screen readers announce the outcome.
 */
export function ResultPage({ outcome, title, text: explanation, children, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed title is announced again.
  useEffect(() => heading.current?.focus({ preventScroll: true }), [title]);

  return (
    <div className={`${styles.result} ${styles[outcome]}`}>
      <Kolam
        className={styles.kolam}
        drawing={DIAMOND}
        state={outcome === 'success' ? 'drawn' : 'unfinished'}
      />
      {/* why: the key makes a new heading, as refocusing the focused one would not be announced */}
      <h1 key={title} ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={styles.text}>{explanation}</p>
      {children}
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}

/** Shown until the outcome is known. */
export function ResultSkeleton({ outcome }: Pick<Props, 'outcome'>) {
  const text = useText();
  return (
    <div className={`${styles.result} ${styles[outcome]}`} aria-busy="true">
      <Kolam className={`${styles.kolam} ${styles.awaited}`} drawing={DIAMOND} state="drawing" />
      <h1 className="sr-only">{text('word.loading')}</h1>
    </div>
  );
}
