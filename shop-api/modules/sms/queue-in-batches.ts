import { HOUR_MS } from '@/lib/domain/durations';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { type NewSms, queueSms } from './queue';

const BATCH_SIZE = 50;
/** After this time, the SMS may no longer be true. */
const SMS_LIFETIME_MS = 12 * HOUR_MS;

export type AlertDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;

type AlertSource<Alert> = {
  /** Locks up to `count` alerts that can be sent at `now`; other instances skip them. */
  claim: (tx: Tx, count: number, now: Date) => Promise<Alert[]>;
  toSms: (alert: Alert) => Omit<NewSms, 'expiresAt'>;
  remove: (tx: Tx, alert: Alert) => Promise<void>;
};

/**
 * Queues one SMS for every fulfilled alert and deletes the alert in the same transaction. Without a gateway, and for
 * numbers at their daily limit, the alerts wait.
 */
export async function queueInBatches<Alert>(
  deps: AlertDeps,
  source: AlertSource<Alert>,
  stopping?: AbortSignal,
): Promise<void> {
  if (!deps.sms.isOpen) return;
  let claimed: number;
  do {
    claimed = await queueBatch(deps, source);
    if (claimed > 0) deps.sms.wake();
  } while (claimed === BATCH_SIZE && !stopping?.aborted);
}

function queueBatch<Alert>(deps: AlertDeps, { claim, toSms, remove }: AlertSource<Alert>): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const alerts = await claim(tx, BATCH_SIZE, now);
    const expiresAt = new Date(now.getTime() + SMS_LIFETIME_MS);
    for (const alert of alerts) {
      if (await queueSms(tx, deps, { ...toSms(alert), expiresAt })) await remove(tx, alert);
    }
    return alerts.length;
  });
}
