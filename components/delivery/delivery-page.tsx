import { Button } from '@/components/ui/button/button';
import { TextField } from '@/components/ui/field/text-field';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { paths } from '@/lib/config/paths';
import type { DeliveryAnswer } from '@/lib/domain/delivery-answer';
import { addressIn } from '@/lib/domain/language';
import type { MessageId } from '@/lib/messages/message-id';
import { useText } from '@/lib/messages/use-text';
import { DeliverySlides } from './delivery-slides';
import styles from './pincode-dialog.module.css';

const MESSAGES: Record<DeliveryAnswer, MessageId> = {
  served: 'pincode.served_here',
  'not-served': 'error.not_served',
  elsewhere: 'pincode.tamil_nadu_only',
  incomplete: 'pincode.not_complete',
};

/** The pincode check as a plain form, for browsers without JavaScript. */
export function DeliveryPage({ answer }: { answer?: DeliveryAnswer | undefined }) {
  const text = useText();
  return (
    <form className={styles.page} action={addressIn(text.language, paths.deliveryCheck)} method="get">
      <div className={styles.row}>
        <TextField
          label={text('pincode.label')}
          name="pincode"
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          required
        />
        <Button type="submit" className={styles.check ?? ''}>
          {text('pincode.check')}
        </Button>
      </div>
      {answer && (
        <div className={styles.answer}>
          <InlineMessage tone={answer === 'served' ? 'ok' : 'error'}>{text(MESSAGES[answer])}</InlineMessage>
        </div>
      )}
      <p className={styles.note}>{text('pincode.note')}</p>
      <DeliverySlides />
    </form>
  );
}
