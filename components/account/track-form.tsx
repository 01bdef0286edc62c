'use client';

import { Button } from '@/components/ui/button/button';
import { Form } from '@/components/ui/field/form';
import { TextField } from '@/components/ui/field/text-field';
import { isOrderId } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import styles from './track.module.css';
import { useFields } from './use-fields';

type Props = {
  orderId: string | undefined;
  /** The server's message, shown under the box. */
  answer: string | undefined;
  busy: boolean;
  onTrack: (orderId: string) => void;
};

/** 'Empty id: Enter Order Id; a server message shows under the box' (spec 5, Track order). */
export function TrackForm({ orderId = '', answer, busy, onTrack }: Props) {
  const fields = useFields(
    { orderId },
    { orderId: (value) => (value.trim() === '' ? 'track.required' : undefined) },
  );
  const changed = fields.values.orderId !== orderId;

  function track(id: string): void {
    if (isOrderId(id)) onTrack(id);
    else fields.setError('orderId', text('order.not_found'));
  }

  return (
    <Form
      className={styles.form ?? ''}
      onSubmit={(event) => fields.submit(event) && track(fields.values.orderId.trim())}
    >
      <div className={styles.row}>
        <TextField
          label={text('track.order_id')}
          name="orderId"
          autoComplete="off"
          maxLength={40}
          value={fields.values.orderId}
          error={fields.errors.orderId ?? (changed ? undefined : answer)}
          onChange={(event) => fields.set('orderId', event.target.value.replace(/^#/, ''))}
        />
        <Button type="submit" className={styles.button ?? ''} busy={busy}>
          {text('track.button')}
        </Button>
      </div>
    </Form>
  );
}
