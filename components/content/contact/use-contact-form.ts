import { type FormEvent, useState } from 'react';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { useFields } from '@/components/ui/field/use-fields';
import { useFilledEarly } from '@/components/ui/field/use-filled-early';
import { useSubmit } from '@/lib/client/use-submit';
import { CONTACT_KINDS, type ContactKind } from '@/lib/domain/enquiry';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { useText } from '@/lib/messages/use-text';
import { CONTACT_FIELDS, CONTACT_RULES, type ContactField } from './contact-rules';
import { useCaptcha } from './use-captcha';
import { useContactMessage } from './use-contact-message';

const EMPTY = { fullName: '', phoneNumber: '', email: '', messages: '' };

/** State of the contact form, including what was filled in before hydration. */
export function useContactForm() {
  const text = useText();
  const fields = useFields<ContactField>(EMPTY, CONTACT_RULES);
  const form = useFilledEarly([...CONTACT_FIELDS, 'kind', 'robot'], takeEarly);
  const [kind, setKind] = useState<ContactKind>('message');
  const [captchaError, setCaptchaError] = useState<string>();
  const captcha = useCaptcha();
  const { outcome, send } = useContactMessage({
    onSent: () => {
      for (const name of CONTACT_FIELDS) fields.clear(name);
      setKind('message');
      captcha.reset();
    },
    onCaptchaRefused: () => {
      captcha.reset();
      setCaptchaError(text('contact.captcha_required'));
      focusFirstError(form.current);
    },
  });
  const sending = useSubmit(() => send({ ...fields.values, kind }, captcha.solved()));

  function submit(event: FormEvent<HTMLFormElement>): void {
    const isFilled = fields.submit(event);
    const isClicked = captcha.state === 'done' || captcha.state === 'working';
    setCaptchaError(isClicked ? undefined : text('contact.captcha_required'));
    if (isFilled && isClicked) void sending.submit();
    else focusFirstError(event.currentTarget);
  }

  function takeEarly(name: ContactField | 'kind' | 'robot', value: string): void {
    if (name === 'robot') clickCaptcha();
    else if (name === 'kind') setKind(CONTACT_KINDS.find((known) => known === value) ?? 'message');
    else fields.set(name, name === 'phoneNumber' ? mobileDigits(value) : value);
  }

  function clickCaptcha(): void {
    setCaptchaError(undefined);
    captcha.start();
  }

  return {
    form,
    fields,
    kind,
    setKind,
    captcha: { state: captcha.state, error: captchaError, onClick: clickCaptcha },
    submit,
    isSending: sending.pending,
    outcome,
  };
}
