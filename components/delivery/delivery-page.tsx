import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { paths } from '@/lib/config/paths';
import type { Delivery } from '@/lib/contract/bff/delivery';
import { text } from '@/lib/messages/text';
import styles from './pincode-dialog.module.css';

/** The pincode check as a plain form, for browsers without script. */
export function DeliveryPage({ delivery }: { delivery?: Delivery | undefined }) {
  return (
    <form className={styles.page} action={paths.delivery} method="get">
      <div className={styles.row}>
        <TextField
          label={text('pincode.label')}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          defaultValue={delivery?.pincode}
          maxLength={6}
          pattern="[0-9]*"
          required
        />
        <Button type="submit" className={styles.check ?? ''}>
          {text('pincode.check')}
        </Button>
      </div>
      {delivery && (
        <div className={styles.answer}>
          <InlineMessage tone={delivery.served ? 'ok' : 'error'}>{delivery.message}</InlineMessage>
        </div>
      )}
      <p className={styles.note}>{text('pincode.note')}</p>
    </form>
  );
}
