'use client';

import { PincodeAlertButton } from '@/components/pincode-alert/pincode-alert-button';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { useText } from '@/lib/messages/use-text';
import styles from './pincode-dialog.module.css';
import type { PincodeOutcome } from './use-pincode-check';

/** 'Status 400 shows the server message in red, otherwise green' (spec 8), each with its icon. */
export function PincodeAnswer({ outcome }: { outcome: PincodeOutcome | undefined }) {
  const text = useText();
  if (!outcome) return null;
  if (outcome.kind === 'failed') return <Message tone="error">{text('error.unavailable')}</Message>;
  if (outcome.kind === 'nowhere') return <Message tone="info">{outcome.message}</Message>;
  const { delivery, located } = outcome;
  return (
    <>
      <Message tone={delivery.served ? 'ok' : 'error'}>{delivery.message}</Message>
      {located && <p className={styles.note}>{text('pincode.located')}</p>}
      {!delivery.served && delivery.city !== '' && <PincodeAlertButton pincode={delivery.pincode} />}
    </>
  );
}

function Message(props: Parameters<typeof InlineMessage>[0]) {
  return (
    <div className={styles.answer}>
      <InlineMessage {...props} />
    </div>
  );
}
