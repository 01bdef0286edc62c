import { paths } from '@/lib/config/paths';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Deps } from '@/shop-api/deps';
import { topics } from '@/shop-api/modules/sms/content';
import { queueSms } from '@/shop-api/modules/sms/queue';
import { claimFulfilled, removeAlert } from './repository';

const AT_ONCE = 50;
/** By then it may be sold out again. */
const NEWS_FOR_MS = 12 * 60 * 60_000;
/** Operators carry no longer variable. */
const LONGEST_NAME = 30;

type TellDeps = Pick<Deps, 'db' | 'clock' | 'sms' | 'config'>;

/**
 * Sends one SMS to everybody whose product can be bought again, whatever brought it back: an alert goes in the transaction
 * that queues its SMS. Without a gateway they wait.
 */
export async function tellBackInStock(deps: TellDeps, stopping?: AbortSignal): Promise<void> {
  if (!deps.sms.isOpen) return;
  let told: number;
  do {
    told = await tellSome(deps);
    if (told > 0) deps.sms.wake();
  } while (told === AT_ONCE && !stopping?.aborted);
}

function tellSome(deps: TellDeps): Promise<number> {
  const { db, clock, config } = deps;
  return withTransaction(db, async (tx) => {
    const alerts = await claimFulfilled(tx, AT_ONCE);
    const expiresAt = new Date(clock.now().getTime() + NEWS_FOR_MS);
    for (const { customerId, productId, mobile, name, slug } of alerts) {
      const product = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
      const values = { product, link: `${config.appOrigin}${paths.product(slug)}` };
      const topic = topics.stock(customerId, productId);
      await queueSms(tx, deps, { topic, mobile, content: { template: 'back_in_stock', values }, expiresAt });
      await removeAlert(tx, customerId, productId);
    }
    return alerts.length;
  });
}
