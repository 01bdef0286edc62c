import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { forgetSentCode, keepSentCode, type SentCode, sentCode } from '@/lib/client/session/sent-code';

type Sent = Omit<SentCode, 'key'>;

/**
 * The sign-in code that the shopper is to enter, kept for a reload. `key` is the idempotency key of entering it;
 * `kept` is the code that was sent before a reload.
 */
export function useAwaitedCode() {
  const [kept] = useState(sentCode);
  const [key, setKey] = useState(kept?.key ?? '');
  const isAwaited = useRef(kept !== undefined);
  const isOver = useRef(false);

  function wait(sent: Sent): void {
    const fresh = nanoid();
    setKey(fresh);
    if (isOver.current) return;
    isAwaited.current = true;
    keepSentCode({ ...sent, key: fresh });
  }

  /** For a code that was sent again. */
  function renew(sent: Sent): void {
    if (isAwaited.current) keepSentCode({ ...sent, key });
  }

  function forget(): void {
    if (isOver.current) return;
    isAwaited.current = false;
    forgetSentCode();
  }

  /** No code is needed any more, nor one that is still being sent. */
  function end(): void {
    forget();
    isOver.current = true;
  }

  return { kept, key, wait, renew, forget, end };
}
