'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { useText } from '@/lib/messages/use-text';
import styles from './sign-in.module.css';

const RESEND_MESSAGE_MS = 2000;

/** 'Resend OTP shows the server message after 2 seconds' (spec 4). */
export function ResendCode({ onResend }: { onResend: () => Promise<string> }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string>();
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => {
      setShown(true);
      setBusy(false);
    }, RESEND_MESSAGE_MS);
    return () => clearTimeout(timer);
  }, [answer]);

  async function resend(): Promise<void> {
    setBusy(true);
    setShown(false);
    setAnswer(undefined);
    setAnswer(await onResend());
  }

  return (
    <>
      <p className={styles.resend}>
        {text('signin.no_code')}{' '}
        <Button variant="text" size="sm" busy={busy} onClick={resend}>
          {text('signin.resend')}
        </Button>
      </p>
      <div role="status">{shown && answer && <p className={styles.after}>{answer}</p>}</div>
    </>
  );
}
