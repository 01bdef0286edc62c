'use client';

import { useRef } from 'react';
import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { InlineMessage } from '@/components/ui/inline-message/inline-message';
import { ensureSignedIn } from '@/lib/client/session/ensure-signed-in';
import { showToast } from '@/lib/client/toast-store';
import { usePincodeAlerts } from '@/lib/client/use-pincode-alerts';
import { useSubmit } from '@/lib/client/use-submit';
import { isShopError } from '@/lib/domain/errors';
import { MAX_PINCODE_ALERTS } from '@/lib/domain/limits';
import { useText } from '@/lib/messages/use-text';
import styles from './pincode-alert-button.module.css';

/**
 * Subscribes to an SMS for when the shop serves a pincode, or unsubscribes. A guest signs in first, in a dialog that
 * replaces the one containing this button.
 */
export function PincodeAlertButton({ pincode }: { pincode: string }) {
  const text = useText();
  const { status, isWaiting, change } = usePincodeAlerts();
  const root = useRef<HTMLDivElement>(null);
  const on = isWaiting(pincode);
  const { submit, pending, error } = useSubmit(async () => {
    try {
      if (!(await ensureSignedIn('pincode'))) return;
      await change(pincode, !on);
      showToast(text(on ? 'pincode_alert.removed' : 'pincode_alert.added', { pincode }));
    } catch (thrown) {
      if (root.current) throw thrown;
      showToast(refusal(thrown), { tone: 'error' });
    }
  });

  function refusal(why: unknown): string {
    if (isShopError(why, 'conflict')) return text('pincode_alert.too_many', { count: MAX_PINCODE_ALERTS });
    return isShopError(why, 'unauthenticated') ? why.message : text('toast.not_saved');
  }

  return (
    <div ref={root} className={styles.alert}>
      <Button variant="line" block busy={pending} onClick={() => void submit()}>
        <Icon name={on ? 'check' : 'bell'} size={20} />
        {text(on ? 'pincode_alert.on' : 'pincode_alert.ask')}
      </Button>
      {error !== undefined && <InlineMessage tone="error">{refusal(error)}</InlineMessage>}
      {status === 'guest' && <p className={styles.note}>{text('pincode_alert.sign_in')}</p>}
    </div>
  );
}
