'use client';

import { PincodeAlertButton } from '@/components/pincode-alert/pincode-alert-button';
import { type Outcome, OutcomeMessage } from '@/components/ui/inline-message/outcome-message';
import type { Text } from '@/lib/messages/text';
import { useText } from '@/lib/messages/use-text';
import styles from './pincode-dialog.module.css';
import type { PincodeOutcome } from './use-pincode-check';

/** 'Status 400 shows the server message in red, otherwise green' (spec 8), each with its icon. */
export function PincodeAnswer({ outcome }: { outcome: PincodeOutcome | undefined }) {
  const text = useText();
  const answer = outcome?.kind === 'answer' ? outcome : undefined;
  const delivery = answer?.delivery;
  return (
    <>
      <div className={outcome && styles.answer}>
        <OutcomeMessage outcome={outcome && toMessage(text, outcome)}>
          {answer?.located && <p className={styles.note}>{text('pincode.located')}</p>}
        </OutcomeMessage>
      </div>
      {delivery && !delivery.served && delivery.city !== '' && (
        <PincodeAlertButton pincode={delivery.pincode} />
      )}
    </>
  );
}

function toMessage(text: Text, outcome: PincodeOutcome): Outcome {
  if (outcome.kind === 'failed') return { tone: 'error', message: text('error.unavailable') };
  if (outcome.kind === 'nowhere') return { tone: 'info', message: outcome.message };
  const { served, message } = outcome.delivery;
  return { tone: served ? 'ok' : 'error', message };
}
