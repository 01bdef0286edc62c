'use client';

import { useEffect, useEffectEvent } from 'react';

type OtpRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/**
 * Reads the code from the SMS where the browser supports WebOTP. `sent` counts the messages: each one starts a new
 * request. Unmounting aborts it.
 */
export function useWebOtp(sent: number, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a request ends with the one message it has read.
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const stop = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: stop.signal };
    navigator.credentials
      .get(request)
      .then((credential) => {
        if (credential && 'code' in credential && typeof credential.code === 'string') {
          take(credential.code);
        }
      })
      .catch(() => undefined);
    return () => stop.abort();
  }, [sent]);
}
