import type { Db } from '@/shop-api/db/client';
import type { Clock } from '@/shop-api/ports/clock';
import { sign } from '@/shop-api/ports/signature';
import { claimWebhooks, markDelivered } from './books';
import { LOCAL_EVENT_ID, LOCAL_SIGNATURE } from './wire';

/** Posts to the shop's webhook URL and returns the HTTP status. */
export type PostWebhook = (body: string, headers: Record<string, string>) => Promise<number>;

type Options = { secret: string; post: PostWebhook; stopping?: AbortSignal };

const BATCH = 10;

/** Sends all due webhooks. One without a 2xx response is retried later, as real providers do. */
export async function deliverWebhooks(
  { db, clock }: { db: Db; clock: Clock },
  { secret, post, stopping }: Options,
): Promise<void> {
  for (;;) {
    const batch = await claimWebhooks(db, clock.now(), BATCH);
    for (const { id, eventId, body } of batch) {
      if (stopping?.aborted) return;
      const headers = {
        'content-type': 'application/json',
        [LOCAL_EVENT_ID]: eventId,
        [LOCAL_SIGNATURE]: sign(body, secret),
      };
      const status = await post(body, headers).catch(() => 0);
      if (status >= 200 && status < 300) await markDelivered(db, id, clock.now());
    }
    if (batch.length < BATCH) return;
  }
}
