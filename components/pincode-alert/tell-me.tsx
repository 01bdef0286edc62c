'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { showToast } from '@/components/ui/toast/toast-store';
import { ensureSignedIn } from '@/lib/client/ensure-signed-in';
import { usePincodeAlerts } from '@/lib/client/use-pincode-alerts';
import { useSubmit } from '@/lib/client/use-submit';
import { isShopError } from '@/lib/domain/errors';
import { MAX_PINCODE_ALERTS } from '@/lib/domain/limits';
import { text } from '@/lib/messages/text';
import styles from './tell-me.module.css';

/** Asks for an SMS when the shop delivers to a pincode, and takes that back; a guest signs in first. */
export function TellMe({ pincode }: { pincode: string }) {
  const { status, isWaiting, change } = usePincodeAlerts();
  const on = isWaiting(pincode);
  const { submit, pending } = useSubmit(async () => {
    try {
      if (!(await ensureSignedIn('pincode'))) return;
      await change(pincode, !on);
      showToast(text(on ? 'pincode_alert.removed' : 'pincode_alert.added', { pincode }));
    } catch (error) {
      const isFull = isShopError(error, 'conflict');
      const told = isFull
        ? text('pincode_alert.too_many', { count: MAX_PINCODE_ALERTS })
        : text('toast.not_saved');
      showToast(told, { tone: 'error' });
    }
  });

  return (
    <div className={styles.tell}>
      <Button variant="line" block busy={pending} aria-pressed={on} onClick={() => void submit()}>
        <Icon name={on ? 'check' : 'bell'} size={20} />
        {text(on ? 'pincode_alert.on' : 'pincode_alert.ask')}
      </Button>
      {status === 'guest' && <p className={styles.note}>{text('pincode_alert.sign_in')}</p>}
    </div>
  );
}
