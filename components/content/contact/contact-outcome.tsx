import { OutcomeMessage } from '@/components/ui/inline-message/outcome-message';
import { useText } from '@/lib/messages/use-text';
import styles from './contact-form.module.css';
import type { Outcome } from './use-contact-message';

/** The outcome of the last message sent. */
export function ContactOutcome({ outcome }: { outcome: Outcome | undefined }) {
  const text = useText();
  const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
  const sent = outcome && 'ticket' in outcome ? outcome : undefined;
  const message = sent?.message;
  return (
    <OutcomeMessage
      outcome={failure ? { tone: 'error', message: failure } : message ? { tone: 'ok', message } : undefined}
    >
      {sent && <p className={styles.ticket}>{text('contact.ticket', { ticket: sent.ticket })}</p>}
    </OutcomeMessage>
  );
}
