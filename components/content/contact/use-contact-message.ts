'use client';

import { useEffect, useState } from 'react';
import { sendEnquiry } from '@/lib/client/send-enquiry';
import { contactBody } from '@/lib/contract/bff/forms/contact';
import type { ContactKind } from '@/lib/domain/enquiry';
import { isShopError, messageOf } from '@/lib/domain/errors';
import { useText } from '@/lib/messages/use-text';
import type { ContactField } from './contact-rules';

/** How long the success message stays (spec 9). */
const SHOWN_MS = 3000;

/** `message` is removed after a while; the ticket number stays. */
export type Outcome = { ticket: string; message?: string } | { failure: string };

type Handlers = { onSent: () => void; onCaptchaRefused: () => void };

/** Sends messages of the contact form one at a time; `outcome` is that of the last one. */
export function useContactMessage({ onSent, onCaptchaRefused }: Handlers) {
  const text = useText();
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => {
    if (!outcome || !('message' in outcome)) return;
    const timer = setTimeout(() => setOutcome({ ticket: outcome.ticket }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function send(
    input: Record<ContactField, string> & { kind: ContactKind },
    solved: Promise<string | undefined>,
  ): Promise<void> {
    setOutcome(undefined);
    const captcha = await solved;
    if (captcha === undefined) return onCaptchaRefused();
    try {
      setOutcome(await sendEnquiry(contactBody.parse({ ...input, captcha })));
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
