import type { ReactNode } from 'react';
import { InlineMessage } from './inline-message';
import styles from './outcome-message.module.css';

export type Outcome = { tone: 'info' | 'error' | 'ok'; message: ReactNode };

type Props = {
  outcome: Outcome | undefined;
  /** Below the message, and announced with it. */
  children?: ReactNode;
};

/**
 * The outcome of an action, rendered before there is one: screen readers announce what changes in a status, not a status
 * that appears with its words. An error is an alert, announced when it appears.
 */
export function OutcomeMessage({ outcome, children }: Props) {
  const isError = outcome?.tone === 'error';
  return (
    <>
      {isError && <InlineMessage tone="error">{outcome.message}</InlineMessage>}
      <div role="status" className={styles.status}>
        {outcome && !isError && (
          <InlineMessage tone={outcome.tone} quiet>
            {outcome.message}
          </InlineMessage>
        )}
        {children}
      </div>
    </>
  );
}
