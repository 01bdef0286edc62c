import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { useText } from '@/lib/messages/use-text';
import styles from './contact-form.module.css';
import type { Outcome } from './use-contact-message';

/** The outcome of the last message sent. */
export function ContactOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const text = useText();
  if (!outcome) return null;
  if ('failure' in outcome) return <InlineMessage tone="error">{outcome.failure}</InlineMessage>;
  return (
    <>
      {outcome.message && <InlineMessage tone="ok">{outcome.message}</InlineMessage>}
      <p className={styles.ticket} role="status">
        {text('contact.ticket', { ticket: outcome.ticket })}
      </p>
    </>
  );
}
