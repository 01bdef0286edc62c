import { useRef, useState } from 'react';
import { knownContent } from '@/lib/client/cart/cart-store';
import { isRefusal } from '@/lib/client/orders/order-key';
import { requestOtp, resendOtp, verifyOtp } from '@/lib/client/session/sign-in';
import { showToast } from '@/lib/client/toast-store';
import { paths } from '@/lib/config/paths';
import type { MergedLine } from '@/lib/contract/bff/session';
import { messageOf } from '@/lib/domain/errors';
import { pathOf } from '@/lib/domain/language';
import { documentText } from '@/lib/messages/document-text';
import type { Registration } from './sign-in-request-form';
import { useAwaitedCode } from './use-awaited-code';

type Step =
  | { at: 'request' }
  | { at: 'code'; demoInboxUrl: string | undefined }
  | { at: 'thanks'; merged: MergedLine[] };

/**
 * The sign-in steps: name and mobile, one-time password, thanks (spec 4, Sign-in). Resumes with a code that was sent
 * before a reload. `send` and `resend` resolve with the message to show, and never reject. `verify` resolves with the
 * server's message when the code is wrong, and rejects when it was not checked.
 */
export function useSignInSteps(given: string | undefined, onSignedIn: (() => void) | undefined) {
  const code = useAwaitedCode();
  const { kept } = code;
  const returnTo = given ?? kept?.returnTo;
  const [step, setStep] = useState<Step>(
    kept ? { at: 'code', demoInboxUrl: kept.demoInboxUrl } : { at: 'request' },
  );
  const [registration, setRegistration] = useState<Registration>(kept ?? { name: '', mobile: '' });
  /** A mobile whose code request got no response: the code may have been sent all the same. */
  const unanswered = useRef<string>(undefined);

  async function send(details: Registration): Promise<string | undefined> {
    setRegistration(details);
    try {
      const { sent, message, demoInboxUrl } = await requestOtp(details);
      const mayHaveCode = unanswered.current === details.mobile;
      unanswered.current = undefined;
      if (!sent && !mayHaveCode) return message;
      if (!sent) showToast(message, { tone: 'error' });
      code.wait({ ...details, demoInboxUrl, returnTo });
      setStep({ at: 'code', demoInboxUrl });
    } catch (error) {
      unanswered.current = isRefusal(error) ? undefined : details.mobile;
      return refusalText(error);
    }
  }

  async function resend(): Promise<string> {
    const demoInboxUrl = step.at === 'code' ? step.demoInboxUrl : undefined;
    try {
      const { sent, message } = await resendOtp(registration.mobile);
      if (sent) code.renew({ ...registration, demoInboxUrl, returnTo });
      return message;
    } catch (error) {
      return refusalText(error);
    }
  }

  async function verify(otp: string): Promise<string | undefined> {
    const seen = pathOf(window.location.pathname) === paths.cart ? knownContent() : undefined;
    const { verified, message, merged } = await verifyOtp({ mobile: registration.mobile, otp }, code.key);
    if (!verified) return message;
    code.forget();
    setStep({ at: 'thanks', merged: seen !== undefined && seen === knownContent() ? [] : merged });
    onSignedIn?.();
  }

  function changeNumber(): void {
    code.forget();
    setStep({ at: 'request' });
  }

  return { step, registration, returnTo, send, resend, verify, changeNumber, end: code.end };
}

function refusalText(error: unknown): string {
  return documentText(messageOf(error));
}
