'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { Form } from '@/components/ui/field/form';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { TextAreaField } from '@/components/ui/field/text-area-field';
import { TextField } from '@/components/ui/field/text-field';
import { useFields } from '@/components/ui/field/use-fields';
import { useFilledEarly } from '@/components/ui/field/use-filled-early';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { useSubmit } from '@/lib/client/use-submit';
import { CONTACT_KINDS, type ContactKind } from '@/lib/domain/enquiry';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { LENGTHS } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import { CaptchaField } from './captcha-field';
import styles from './contact-form.module.css';
import { ContactOutcome } from './contact-outcome';
import { CONTACT_FIELDS, CONTACT_RULES, type ContactField } from './contact-rules';
import { useCaptcha } from './use-captcha';
import { useContactMessage } from './use-contact-message';

const EMPTY = { fullName: '', phoneNumber: '', email: '', messages: '' };

/** Contact Us (spec 2 and 5). A failed submission keeps everything that was typed. */
export function ContactForm() {
  const text = useText();
  const fields = useFields<ContactField>(EMPTY, CONTACT_RULES);
  const form = useFilledEarly([...CONTACT_FIELDS, 'kind', 'robot'], takeEarly);
  const [kind, setKind] = useState<ContactKind>('message');
  const [captchaError, setCaptchaError] = useState<string>();
  const captcha = useCaptcha();
  const isHydrated = useIsHydrated();
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

  const kinds = CONTACT_KINDS.map((value) => ({ value, label: text(`contact.kind_${value}`) }));
  return (
    <Form ref={form} columns={2} className={styles.form ?? ''} onSubmit={submit}>
      <RadioGroup name="kind" label={text('contact.kind')} choices={kinds} value={kind} onChange={setKind} />
      <div className="full">
        <TextField
          label={text('contact.name')}
          autoComplete="name"
          maxLength={LENGTHS.enquiryName.max}
          {...fields.input('fullName')}
        />
      </div>
      <TextField
        label={text('contact.mobile')}
        inputMode="numeric"
        autoComplete="tel-national"
        prefix="+91"
        {...fields.input('phoneNumber', mobileDigits)}
      />
      <TextField
        label={text('contact.email')}
        type="email"
        autoComplete="email"
        maxLength={LENGTHS.email.max}
        {...fields.input('email')}
      />
      <div className="full">
        <TextAreaField
          label={text('contact.message')}
          optional
          maxLength={LENGTHS.enquiryMessage.max}
          {...fields.input('messages')}
        />
      </div>
      <div className="full">
        <CaptchaField name="robot" state={captcha.state} error={captchaError} onClick={clickCaptcha} />
      </div>
      <div className={`full ${styles.end}`}>
        <Button type="submit" size="lg" disabled={!isHydrated} busy={sending.pending}>
          {text('contact.send')}
        </Button>
        <ContactOutcome outcome={outcome} />
      </div>
    </Form>
  );
}
