'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { rulesOf } from '@/components/ui/field/rules-of';
import { useFields } from '@/components/ui/field/use-fields';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { OtpInput } from '@/components/ui/otp-input/otp-input';
import { useSubmit } from '@/lib/client/use-submit';
import { verifyOtpBody } from '@/lib/contract/bff/forms/sign-in';
import { messageOf } from '@/lib/domain/errors';
import { formatMobile } from '@/lib/domain/form-patterns';
import { useText } from '@/lib/messages/use-text';
import { ResendCode } from './resend-code';
import styles from './sign-in.module.css';
import { useWebOtp } from './use-web-otp';

const RULES = rulesOf({ otp: verifyOtpBody.shape.otp });

type Props = {
  mobile: string;
  /** Where the code of a demo shop can be read. */
  demoInboxUrl: string | undefined;
  /** Resolves with the server's message when the code is wrong, else undefined; rejects when it was not checked. */
  onVerify: (otp: string) => Promise<string | undefined>;
  /** Resolves with the server's message. */
  onResend: () => Promise<string>;
  onChangeNumber: () => void;
};

/** Step 2: the code (spec 4, Sign-in). */
export function SignInCodeForm({ mobile, demoInboxUrl, onVerify, onResend, onChangeNumber }: Props) {
  const text = useText();
  const fields = useFields({ otp: '' }, RULES);
  const input = useRef<HTMLInputElement>(null);
  const sentTo = useId();
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  const [sent, setSent] = useState(1);
  useWebOtp(sent, (code) => fields.set('otp', code));
  const verifying = useSubmit(async () => {
    const refusal = await onVerify(fields.values.otp);
    if (refusal === undefined) return;
    fields.setError('otp', refusal);
    input.current?.focus();
    input.current?.select();
  });

  return (
    <>
      <p className={styles.intro}>
        <span id={sentTo}>
          {text('signin.sent_to')} <b className={`${styles.mobile} num`}>+91 {formatMobile(mobile)}</b>
        </span>{' '}
        <button
          type="button"
          className="link"
          aria-disabled={verifying.pending || undefined}
          onClick={() => verifying.pending || onChangeNumber()}
        >
          {text('signin.change')}
          <span className="sr-only"> {text('signin.mobile')}</span>
        </button>
      </p>
      <Form onSubmit={(event) => fields.submit(event) && verifying.submit()}>
        {verifying.error !== undefined && (
          <InlineMessage tone="error">{text(messageOf(verifying.error))}</InlineMessage>
        )}
        <OtpInput
          ref={input}
          label={text('signin.code')}
          name="otp"
          value={fields.values.otp}
          error={fields.errors.otp}
          aria-describedby={sentTo}
          onChange={(otp) => fields.set('otp', otp)}
          onBlur={() => fields.leave('otp')}
        />
        <Button type="submit" size="lg" block busy={verifying.pending}>
          {text('signin.verify')}
        </Button>
      </Form>
      {demoInboxUrl && (
        <p className={styles.after}>
          {text('signin.demo')}{' '}
          <a className="link" href={demoInboxUrl} target="_blank" rel="noopener noreferrer">
            {text('signin.demo_link')}
          </a>
          .
        </p>
      )}
      <ResendCode
        onResend={() => {
          setSent(sent + 1);
          return onResend();
        }}
      />
    </>
  );
}
