'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useDraftFields } from '@/components/account/use-draft-fields';
import { Button } from '@/components/ui/button/button';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { Form } from '@/components/ui/field/form';
import { SelectField } from '@/components/ui/field/select-field';
import { TextAreaField } from '@/components/ui/field/text-area-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { reportProblem } from '@/lib/client/orders/order-changes';
import { useIntentKey } from '@/lib/client/use-intent-key';
import { useSubmit } from '@/lib/client/use-submit';
import { lacksWords, PROBLEM_REASONS } from '@/lib/domain/enquiry';
import { messageOf } from '@/lib/domain/errors';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { useText } from '@/lib/messages/use-text';

type Props = { orderId: string; onSending: (isSending: boolean) => void; onDone: () => void };

/**
 * Reason and description of a problem with an order. Typed words stay as a draft until they are sent, the
 * server's answer until the dialog is closed.
 */
export function ProblemForm({ orderId, onSending, onDone }: Props) {
  const text = useText();
  const { fields, forgetDraft } = useDraftFields(
    `problem ${orderId}`,
    { reason: '', message: '' },
    { reason: (value) => (value === '' ? 'problem.reason_required' : undefined) },
  );
  const { keyOf } = useIntentKey();
  const [sent, setSent] = useState<string>();
  const sending = useSubmit(async () => {
    const report = reportOf(fields.values);
    if (!report) return;
    onSending(true);
    setSent(await reportProblem(orderId, report, keyOf(report)).finally(() => onSending(false)));
    forgetDraft();
  });

  function submit(event: FormEvent<HTMLFormElement>): void {
    if (!fields.submit(event)) return;
    const report = reportOf(fields.values);
    if (report && lacksWords(report)) {
      fields.setError('message', text('problem.message_required'));
      focusFirstError(event.currentTarget);
    } else void sending.submit();
  }

  if (sent) return <Sent message={sent} onDone={onDone} />;
  const refusal = sending.error;
  return (
    <Form onSubmit={submit}>
      <p>{text('problem.intro', { id: orderId })}</p>
      {refusal !== undefined && <InlineMessage tone="error">{text(messageOf(refusal))}</InlineMessage>}
      <SelectField
        label={text('problem.reason')}
        name="reason"
        value={fields.values.reason}
        error={fields.errors.reason}
        onChange={(event) => fields.set('reason', event.target.value)}
      >
        <option value="">{text('problem.reason_required')}</option>
        {PROBLEM_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {text(`problem.reason_${reason}`)}
          </option>
        ))}
      </SelectField>
      <TextAreaField
        label={text('problem.message')}
        name="message"
        optional={fields.values.reason !== 'other'}
        rows={4}
        maxLength={LENGTHS.problemMessage.max}
        value={fields.values.message}
        error={fields.errors.message}
        onChange={(event) => fields.set('message', event.target.value)}
      />
      <Button type="submit" busy={sending.pending}>
        {text('problem.send')}
      </Button>
    </Form>
  );
}

function reportOf({ reason: chosen, message }: { reason: string; message: string }) {
  const reason = PROBLEM_REASONS.find((known) => known === chosen);
  return reason && { reason, message: message.trim() };
}

/** Replaces the form and takes the focus, as the focused button is gone. */
function Sent({ message, onDone }: { message: string; onDone: () => void }) {
  const text = useText();
  const ok = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => ok.current?.focus(), []);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <InlineMessage tone="ok" id={id}>
        {message}
      </InlineMessage>
      <Button ref={ok} type="submit" aria-describedby={id}>
        {text('action.ok')}
      </Button>
    </Form>
  );
}
