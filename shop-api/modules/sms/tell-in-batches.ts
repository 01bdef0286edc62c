import { HOUR_MS } from '@/lib/domain/durations';
import type { Tx } from '@/shop-api/db/client';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { type NewSms, queueSms } from './queue';

const AT_ONCE = 50;
/** By then it may no longer be true. */
const NEWS_FOR_MS = 12 * HOUR_MS;

export type TellDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;

type News<Alert> = {
  /** Up to `count` alerts that can be told at `now`, locked; another instance skips them. */
  claim: (tx: Tx, count: number, now: Date) => Promise<Alert[]>;
  toSms: (alert: Alert) => Omit<NewSms, 'expiresAt'>;
  remove: (tx: Tx, alert: Alert) => Promise<void>;
};

/**
 * Sends one SMS for every alert that can be told: it goes in the transaction that queues its SMS. Without a gateway
 * they wait, and so do those of who has heard enough for a day.
 */
export async function tellInBatches<Alert>(
  deps: TellDeps,
  news: News<Alert>,
  stopping?: AbortSignal,
): Promise<void> {
  if (!deps.sms.isOpen) return;
  let claimed: number;
  do {
    claimed = await tellSome(deps, news);
    if (claimed > 0) deps.sms.wake();
  } while (claimed === AT_ONCE && !stopping?.aborted);
}

function tellSome<Alert>(deps: TellDeps, { claim, toSms, remove }: News<Alert>): Promise<number> {
  return withTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const alerts = await claim(tx, AT_ONCE, now);
    const expiresAt = new Date(now.getTime() + NEWS_FOR_MS);
    for (const alert of alerts) {
      if (await queueSms(tx, deps, { ...toSms(alert), expiresAt })) await remove(tx, alert);
    }
    return alerts.length;
  });
}
