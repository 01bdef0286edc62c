'use client';

import { useEffect, useState } from 'react';
import { sendEnquiry } from '@/lib/client/send-enquiry';
import { contactBody } from '@/lib/contract/bff/forms/contact';
import type { LetterKind } from '@/lib/domain/enquiry';
import { isShopError, messageOf } from '@/lib/domain/errors';
import { useText } from '@/lib/messages/use-text';
import type { ContactField } from './contact-rules';

/** Contact success message (spec 9). */
const SHOWN_MS = 3000;

/** `message` of a sent letter goes after a while, its ticket stays. */
export type Outcome = { ticket: string; message?: string } | { failure: string };

type Handlers = { onSent: () => void; onCaptchaRefused: () => void };

/** Sends letters one at a time and says what became of the last one. */
export function useLetter({ onSent, onCaptchaRefused }: Handlers) {
  const text = useText();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome || !('message' in outcome)) return;
    const timer = setTimeout(() => setOutcome({ ticket: outcome.ticket }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function send(
    letter: Record<ContactField, string> & { kind: LetterKind },
    solved: Promise<string | undefined>,
  ): Promise<void> {
    setOutcome(undefined);
    const captcha = await solved;
    if (captcha === undefined) return onCaptchaRefused();
    try {
      setOutcome(await sendEnquiry(contactBody.parse({ ...letter, captcha })));
      onSent();
    } catch (error) {
      if (isShopError(error, 'conflict') || (isShopError(error) && error.field === 'captcha')) {
        return onCaptchaRefused();
      }
      const id = messageOf(error);
      setOutcome({ failure: text(id) });
    }
  }

  return { outcome, send };
}
