'use client';

import { TellMe } from '@/components/pincode-alert/tell-me';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { useText } from '@/lib/messages/use-text';
import styles from './pincode-dialog.module.css';
import type { Said } from './use-pincode-check';

/** 'Status 400 shows the server message in red, otherwise green' (spec 8), each with its icon. */
export function PincodeAnswer({ said }: { said: Said | undefined }) {
  const text = useText();
  if (!said) return null;
  if (said.kind === 'failed') return <Message tone="error">{text('error.unavailable')}</Message>;
  if (said.kind === 'nowhere') return <Message tone="info">{said.message}</Message>;
  const { delivery, located } = said;
  return (
    <>
      <Message tone={delivery.served ? 'ok' : 'error'}>{delivery.message}</Message>
      {located && <p className={styles.note}>{text('pincode.located')}</p>}
      {!delivery.served && delivery.city !== '' && <TellMe pincode={delivery.pincode} />}
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
