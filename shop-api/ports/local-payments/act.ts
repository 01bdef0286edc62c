import type { Db, Tx } from '@/shop-api/db/client';
import type { LocalMethod } from '@/shop-api/db/schema/local-payments';
import { withTransaction } from '@/shop-api/db/with-transaction';
import type { Clock } from '@/shop-api/ports/clock';
import { endLink, type LocalLink, newLocalId, payLink, queueWebhook } from './books';
import { eventBody, type LocalReturnStatus } from './wire';

/** The outcomes a shopper can choose on the page. */
export const LOCAL_ACTIONS = ['pay', 'twice', 'late', 'fail', 'abandon'] as const;
export type LocalAction = (typeof LOCAL_ACTIONS)[number];

/** A late payment arrives after the shop has released its hold. */
const LATE_AFTER_MS = 60_000;

/** Applies the shopper's choice and returns the return status; undefined when the link is already decided. */
export function act(
  { db, clock }: { db: Db; clock: Clock },
  link: LocalLink,
  action: LocalAction,
  method: LocalMethod,
): Promise<LocalReturnStatus | undefined> {
  const now = clock.now();
  if (action === 'abandon') return Promise.resolve('cancelled');
  return withTransaction(db, async (tx) => {
    if (action === 'fail') return fail(tx, link, now);
    const paidAt = action === 'late' ? new Date(link.expiresAt.getTime() + LATE_AFTER_MS) : now;
    const paid = await payLink(tx, link.id, { method, paidAt, now });
    if (!paid) return undefined;
    await announce(tx, paid, paidAt, action === 'twice' ? 2 : 1);
    return action === 'late' ? 'processing' : 'paid';
  });
}

async function fail(tx: Tx, link: LocalLink, now: Date): Promise<LocalReturnStatus | undefined> {
  const ended = await endLink(tx, link.id, now);
  if (!ended) return undefined;
  await announce(tx, ended, now, 1);
  return 'failed';
}

/** Queues one event `times` times. */
async function announce(tx: Tx, link: LocalLink, nextAttemptAt: Date, times: number): Promise<void> {
  const webhook = { eventId: newLocalId('localevent'), body: eventBody(link), nextAttemptAt };
  for (let sent = 0; sent < times; sent++) await queueWebhook(tx, webhook);
}
