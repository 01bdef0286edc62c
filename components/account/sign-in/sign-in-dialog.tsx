'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { focusTitle } from '@/components/ui/dialog/focus-title';
import { Kolam } from '@/components/ui/kolam/kolam';
import type { SignInReason } from '@/lib/client/modal-store';
import { forgetWayBack } from '@/lib/client/session/sent-code';
import { useSession } from '@/lib/client/session/use-session';
import { useText } from '@/lib/messages/use-text';
import { showMergedToast } from './merged-toast';
import styles from './sign-in.module.css';
import { SignInCodeForm } from './sign-in-code-form';
import { SignInPanel } from './sign-in-panel';
import { SignInRequestForm } from './sign-in-request-form';
import { useAfterSignIn } from './use-after-sign-in';
import { useSignInSteps } from './use-sign-in-steps';

const THANKS_MS = 2000;

type Props = {
  reason: SignInReason;
  /** Where to go after signing in; undefined to stay. */
  returnTo?: string | undefined;
  onSignedIn?: () => void;
  onClose: () => void;
};

const TITLES = { request: 'signin.title', code: 'signin.code_title', thanks: 'signin.thanks' } as const;

/** Name and mobile, then the one-time password (spec 4, Sign-in). */
export function SignInDialog({ reason, returnTo: given, onSignedIn, onClose }: Props) {
  const text = useText();
  const steps = useSignInSteps(given, onSignedIn);
  const { step, registration, returnTo, send, resend, verify, changeNumber } = steps;
  const goOn = useAfterSignIn(returnTo);
  const [isVerifying, setVerifying] = useState(false);

  useSignedInElsewhere(step.at !== 'thanks' && !isVerifying, () => {
    steps.end();
    onSignedIn?.();
    onClose();
    void goOn();
  });

  function enter(otp: string): Promise<string | undefined> {
    setVerifying(true);
    return verify(otp).finally(() => setVerifying(false));
  }

  function close(): void {
    forgetWayBack();
    onClose();
  }

  function leave(): void {
    onClose();
    if (step.at === 'thanks') showMergedToast(step.merged);
    void goOn();
  }

  return (
    <Dialog
      title={text(TITLES[step.at])}
      panel={<SignInPanel reason={reason} />}
      dismissible={!isVerifying}
      onClose={step.at === 'thanks' ? leave : close}
    >
      {step.at === 'request' && <SignInRequestForm initial={registration} onSend={send} />}
      {step.at === 'code' && (
        <SignInCodeForm
          mobile={registration.mobile}
          demoInboxUrl={step.demoInboxUrl}
          onVerify={enter}
          onResend={resend}
          onChangeNumber={changeNumber}
        />
      )}
      {step.at === 'thanks' && <Thanks onDone={leave} />}
    </Dialog>
  );
}

/** Calls `onSignedIn` when another tab has signed in (decisions.md 17), unless it happened here. */
function useSignedInElsewhere(isAsking: boolean, onSignedIn: () => void): void {
  const { customer } = useSession();
  const goOn = useEffectEvent(onSignedIn);
  const isSignedIn = isAsking && customer !== undefined;

  useEffect(() => {
    if (isSignedIn) goOn();
  }, [isSignedIn]);
}

/** 'Thanks for your verification', shown for 2 seconds (spec 9). */
function Thanks({ onDone }: { onDone: () => void }) {
  const root = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onDone);

  // why: the focused field is gone, and screen readers announce what takes the focus
  useEffect(() => focusTitle(root.current), []);

  useEffect(() => {
    const timer = setTimeout(() => end(), THANKS_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={root} className={styles.thanks}>
      <Kolam className={styles.thanksKolam} state="drawing" />
    </div>
  );
}
