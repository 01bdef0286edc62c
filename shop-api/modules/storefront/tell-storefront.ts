import { asc, inArray, isNull, lt, or } from 'drizzle-orm';
import type { ShopEvent } from '@/lib/contract/shop/shop-event';
import { DAY_MS } from '@/lib/domain/durations';
import type { Db } from '@/shop-api/db/client';
import { isClaimed } from '@/shop-api/db/is-claimed';
import { storefrontEvents } from '@/shop-api/db/schema/storefront-events';
import type { Clock } from '@/shop-api/ports/clock';
import type { Storefront } from '@/shop-api/ports/storefront';
import { type Change, readChange, toEvents } from './changes';

export type Teller = { db: Db; clock: Clock; storefront: Storefront };

const CHANGES_AT_ONCE = 200;
/** The webhook's own limits are 200 events and 16 KiB. */
const EVENTS_AT_ONCE = 200;
const BYTES_AT_ONCE = 12 * 1024;
const LEASE_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
/** Pages are made anew by themselves long before that. */
const FORGOTTEN_AFTER_MS = DAY_MS;

type Claimed = { ids: number[]; changes: Change[]; oldest: Date };

/**
 * Tells the storefront every change that is committed and not told yet. Told twice does no harm, told never does: a
 * change is forgotten only after the storefront has heard it. What it did not take is tried again.
 *
 * @throws Error when the storefront did not take it.
 */
export async function tellStorefront(teller: Teller, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const claimed = await claim(teller);
    const { ids, changes } = claimed;
    if (ids.length === 0) return;
    try {
      const events = await toEvents(teller.db, changes);
      for (const part of inParts(events)) await teller.storefront.tell(part);
    } catch (error) {
      await release(teller, claimed);
      throw error;
    }
    await teller.db.delete(storefrontEvents).where(inArray(storefrontEvents.id, ids));
  }
}

/** Takes changes for this instance; nobody else tells them until the lease is over. */
async function claim({ db, clock }: Teller): Promise<Claimed> {
  const now = clock.now();
  const open = db
    .select({ id: storefrontEvents.id })
    .from(storefrontEvents)
    .where(or(isNull(storefrontEvents.claimedUntil), lt(storefrontEvents.claimedUntil, now)))
    .orderBy(asc(storefrontEvents.id))
    .limit(CHANGES_AT_ONCE)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(storefrontEvents)
    .set({ claimedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(isClaimed(storefrontEvents.id, open))
    .returning();
  return {
    ids: rows.map(({ id }) => id),
    changes: rows.flatMap(({ change }) => readChange(change)),
    oldest: new Date(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))),
  };
}

/** Lets go of what was not taken; the longer that lasts, the longer the pause before the next try. */
async function release({ db, clock }: Teller, { ids, oldest }: Claimed): Promise<void> {
  const now = clock.now().getTime();
  const waitedMs = now - oldest.getTime();
  const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(FIRST_PAUSE_MS, waitedMs / 2));
  await db
    .update(storefrontEvents)
    .set({ claimedUntil: new Date(now + pauseMs) })
    .where(inArray(storefrontEvents.id, ids));
  await db.delete(storefrontEvents).where(lt(storefrontEvents.createdAt, new Date(now - FORGOTTEN_AFTER_MS)));
}

function inParts(events: ShopEvent[]): ShopEvent[][] {
  const parts: ShopEvent[][] = [];
  let room = 0;
  for (const event of events) {
    const bytes = Buffer.byteLength(JSON.stringify(event)) + 1;
    const part = parts.at(-1);
    if (part && part.length < EVENTS_AT_ONCE && bytes <= room) part.push(event);
    else {
      parts.push([event]);
      room = BYTES_AT_ONCE;
    }
    room -= bytes;
  }
  return parts;
}
