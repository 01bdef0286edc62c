'use client';

import { useEffect, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { focusTitle } from '@/components/ui/dialog/focus-title';
import { Kolam } from '@/components/ui/kolam/kolam';
import type { SignInReason } from '@/components/ui/modal/modal-store';
import { knownContent } from '@/lib/client/cart-store';
import { forgetSentCode, forgetWayBack, keepSentCode, type SentCode, sentCode } from '@/lib/client/sent-code';
import { requestOtp, resendOtp, verifyOtp } from '@/lib/client/sign-in';
import { paths } from '@/lib/config/paths';
import type { MergedLine } from '@/lib/contract/bff/session';
import { messageOf } from '@/lib/domain/errors';
import { pathOf } from '@/lib/domain/language';
import { documentText } from '@/lib/messages/document-text';
import { useText } from '@/lib/messages/use-text';
import styles from './sign-in.module.css';
import { SignInCodeForm } from './sign-in-code-form';
import { SignInPanel } from './sign-in-panel';
import { type Registration, SignInRequestForm } from './sign-in-request-form';
import { tellMerged } from './tell-merged';
import { useAfterSignIn } from './use-after-sign-in';

const THANKS_MS = 2000;

type Props = {
  reason: SignInReason;
  /** Where the shopper wanted to go; undefined to stay. */
  returnTo?: string | undefined;
  onSignedIn?: () => void;
  onClose: () => void;
};

type Step =
  | { at: 'request' }
  | { at: 'code'; demoInboxUrl: string | undefined }
  | { at: 'thanks'; merged: MergedLine[] };

const TITLES = { request: 'signin.title', code: 'signin.code_title', thanks: 'signin.thanks' } as const;

/** Name and mobile, then the one-time password (spec 4, Sign-in). */
export function SignInDialog({ reason, returnTo: given, onSignedIn, onClose }: Props) {
  const text = useText();
  const [awaited] = useState(sentCode);
  const returnTo = given ?? awaited?.returnTo;
  const [step, setStep] = useState<Step>(
    awaited ? { at: 'code', demoInboxUrl: awaited.demoInboxUrl } : { at: 'request' },
  );
  const [registration, setRegistration] = useState<Registration>(awaited ?? { name: '', mobile: '' });
  const isCodeAwaited = useRef(awaited !== undefined);
  const goOn = useAfterSignIn(returnTo);

  function awaitCode(sent: SentCode | undefined): void {
    isCodeAwaited.current = sent !== undefined;
    if (sent) keepSentCode(sent);
    else forgetSentCode();
  }

  async function send(asked: Registration): Promise<string | undefined> {
    setRegistration(asked);
    try {
      const { sent, message, demoInboxUrl } = await requestOtp(asked);
      if (!sent) return message;
      awaitCode({ ...asked, demoInboxUrl, returnTo });
      setStep({ at: 'code', demoInboxUrl });
    } catch (error) {
      return refusalText(error);
    }
  }

  async function resend(demoInboxUrl: string | undefined): Promise<string> {
    try {
      const { sent, message } = await resendOtp(registration.mobile);
      if (sent && isCodeAwaited.current) keepSentCode({ ...registration, demoInboxUrl, returnTo });
      return message;
    } catch (error) {
      return refusalText(error);
    }
  }

  async function verify(otp: string): Promise<string | undefined> {
    try {
      const seen = pathOf(window.location.pathname) === paths.cart ? knownContent() : undefined;
      const { verified, message, merged } = await verifyOtp({ mobile: registration.mobile, otp });
      if (!verified) return message;
      awaitCode(undefined);
      setStep({ at: 'thanks', merged: seen !== undefined && seen === knownContent() ? [] : merged });
      onSignedIn?.();
    } catch (error) {
      return refusalText(error);
    }
  }

  function changeNumber(): void {
    awaitCode(undefined);
    setStep({ at: 'request' });
  }

  function close(): void {
    forgetWayBack();
    onClose();
  }

  function leave(): void {
    onClose();
    if (step.at === 'thanks') tellMerged(step.merged);
    void goOn();
  }

  return (
    <Dialog
      title={text(TITLES[step.at])}
      panel={<SignInPanel reason={reason} />}
      onClose={step.at === 'thanks' ? leave : close}
    >
      {step.at === 'request' && <SignInRequestForm initial={registration} onSend={send} />}
      {step.at === 'code' && (
        <SignInCodeForm
          mobile={registration.mobile}
          demoInboxUrl={step.demoInboxUrl}
          onVerify={verify}
          onResend={() => resend(step.demoInboxUrl)}
          onChangeNumber={changeNumber}
        />
      )}
      {step.at === 'thanks' && <Thanks onDone={leave} />}
    </Dialog>
  );
}

/** 'Thanks for your verification' stands for 2 seconds (spec 9). */
function Thanks({ onDone }: { onDone: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const done = useRef(onDone);

  useEffect(() => {
    done.current = onDone;
  });

  // why: the field that had the focus is gone, and who listens hears what has it
  useEffect(() => focusTitle(root.current), []);

  useEffect(() => {
    const timer = setTimeout(() => done.current(), THANKS_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={root} className={styles.thanks}>
      <Kolam className={styles.thanksKolam} state="drawing" />
    </div>
  );
}

function refusalText(error: unknown): string {
  return documentText(messageOf(error));
}
