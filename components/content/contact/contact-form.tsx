'use client';

import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { RadioGroup } from '@/components/ui/field/radio-group';
import { TextAreaField } from '@/components/ui/field/text-area-field';
import { TextField } from '@/components/ui/field/text-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { CONTACT_KINDS } from '@/lib/domain/enquiry';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { useText } from '@/lib/messages/use-text';
import { CaptchaField } from './captcha-field';
import styles from './contact-form.module.css';
import { ContactOutcome } from './contact-outcome';
import { useContactForm } from './use-contact-form';

/** Contact Us (spec 2 and 5). A failed submission keeps everything that was typed. */
export function ContactForm() {
  const text = useText();
  const { form, fields, kind, setKind, captcha, submit, isSending, outcome } = useContactForm();
  const isHydrated = useIsHydrated();
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
        <CaptchaField name="robot" {...captcha} />
      </div>
      <div className={`full ${styles.end}`}>
        <Button type="submit" size="lg" disabled={!isHydrated} busy={isSending}>
          {text('contact.send')}
        </Button>
        <ContactOutcome outcome={outcome} />
      </div>
    </Form>
  );
}
