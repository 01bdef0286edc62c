'use client';

import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { focusFirstError } from '@/components/ui/field/focus-first-error';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { useFields } from '@/components/ui/field/use-fields';
import { isOrderId } from '@/lib/config/paths';
import { ORDER_ID_LENGTH } from '@/lib/domain/patterns';
import { useText } from '@/lib/messages/use-text';
import styles from './track.module.css';

type Props = {
  orderId: string | undefined;
  /** The server's message, shown under the box. */
  answer: string | undefined;
  busy: boolean;
  /** The answer is about an id sent before. */
  isWaiting: boolean;
  onTrack: (orderId: string) => void;
  /** The order that was sent is here, or its refusal. */
  onAnswered: () => void;
  /** The typed id is not a valid order id. */
  onRefused: () => void;
};

/** 'Empty id: Enter Order Id; a server message shows under the box' (spec 5, Track order). */
export function TrackForm(props: Props) {
  const { orderId = '', answer, busy, isWaiting, onTrack, onAnswered, onRefused } = props;
  const text = useText();
  const fields = useFields(
    { orderId },
    { orderId: (value) => (value.trim() === '' ? 'track.required' : undefined) },
  );
  const changed = fields.values.orderId !== orderId;
  const form = useRef<HTMLFormElement>(null);
  const sent = useRef<string>(undefined);
  const shown = useRef(orderId);
  const end = useEffectEvent(onAnswered);

  useEffect(() => {
    if (shown.current === orderId) return;
    shown.current = orderId;
    fields.set('orderId', orderId);
  });

  useEffect(() => {
    if (busy || sent.current !== orderId) return;
    sent.current = undefined;
    end();
    if (answer !== undefined) focusFirstError(form.current);
  }, [answer, busy, orderId]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    const id = fields.values.orderId.trim();
    const isFilled = fields.submit(event);
    if (isFilled && isOrderId(id)) {
      sent.current = id;
      fields.set('orderId', id);
      onTrack(id);
      return;
    }
    if (isFilled) {
      fields.setError('orderId', text('order.not_found'));
      focusFirstError(form.current);
    }
    onRefused();
  }

  return (
    <Form ref={form} className={styles.form ?? ''} onSubmit={submit}>
      <div className={styles.row}>
        <TextField
          label={text('track.order_id')}
          name="orderId"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={ORDER_ID_LENGTH}
          value={fields.values.orderId}
          error={fields.errors.orderId ?? (changed || isWaiting ? undefined : answer)}
          onChange={(event) => fields.set('orderId', event.target.value.replace(/^#/, ''))}
        />
        <Button type="submit" className={styles.button ?? ''} busy={busy}>
          {text('track.button')}
        </Button>
      </div>
    </Form>
  );
}
