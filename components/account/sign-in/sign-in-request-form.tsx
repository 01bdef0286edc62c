'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { rulesOf } from '@/components/ui/field/rules-of';
import { TextField } from '@/components/ui/field/text-field';
import { useFields } from '@/components/ui/field/use-fields';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { Link } from '@/components/ui/link/link';
import { useSubmit } from '@/lib/client/use-submit';
import { paths } from '@/lib/config/paths';
import { requestOtpBody } from '@/lib/contract/bff/forms/sign-in';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { mobileDigits } from '@/lib/domain/mobile-digits';
import { useText } from '@/lib/messages/use-text';
import styles from './sign-in.module.css';

const RULES = rulesOf(requestOtpBody.shape);

export type Registration = { name: string; mobile: string };

type Props = {
  initial: Registration;
  /** Sends the code; resolves with the message to show when it was not sent. */
  onSend: (registration: Registration) => Promise<string | undefined>;
};

/** Step 1: name and mobile (spec 4, Sign-in). */
export function SignInRequestForm({ initial, onSend }: Props) {
  const text = useText();
  const fields = useFields(initial, RULES);
  const mobile = useRef<HTMLInputElement>(null);
  const [changing] = useState(initial.mobile !== '');
  const [refusal, setRefusal] = useState<string>();
  const sending = useSubmit(async () => {
    setRefusal(undefined);
    setRefusal(await onSend(requestOtpBody.parse(fields.values)));
  });

  useEffect(() => {
    if (!changing) return;
    mobile.current?.focus({ preventScroll: true });
    mobile.current?.select();
  }, [changing]);

  return (
    <>
      <p className={styles.intro}>{text('signin.intro')}</p>
      <Form onSubmit={(event) => fields.submit(event) && sending.submit()}>
        {refusal && <InlineMessage tone="error">{refusal}</InlineMessage>}
        <TextField
          label={text('signin.name')}
          autoComplete="name"
          enterKeyHint="next"
          maxLength={LENGTHS.signInName.max}
          {...fields.input('name')}
        />
        <TextField
          ref={mobile}
          label={text('signin.mobile')}
          inputMode="numeric"
          autoComplete="tel-national"
          enterKeyHint="send"
          prefix="+91"
          {...fields.input('mobile', mobileDigits)}
        />
        <Button type="submit" size="lg" block busy={sending.pending}>
          {text('signin.send')}
        </Button>
      </Form>
      <p className={styles.after}>
        {text('signin.accept')}{' '}
        {/* why: in the same tab the page would replace the dialog, and the typed values would be lost */}
        <Link className="link" href={paths.terms} target="_blank">
          {text('signin.terms')}
        </Link>{' '}
        {text('signin.and')}{' '}
        <Link className="link" href={paths.privacy} target="_blank">
          {text('signin.privacy')}
        </Link>
        .
      </p>
    </>
  );
}
