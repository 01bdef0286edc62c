import type { z } from 'zod';
import type { shopEventSchema } from '@/lib/contract/shop/shop-event';
import { secrets } from './whole-shop';

type Event = z.input<typeof shopEventSchema>;

const ALL: readonly Event[] = (['catalogue', 'specials', 'content', 'settings'] as const).map((kind) => ({
  kind,
}));

/**
 * Sends the storefront events for everything, as the shop API does after a change.
 *
 * @param atOnce expire cached pages at once, instead of serving them stale while they are revalidated
 */
export async function revalidateEverything(origin: string, atOnce: boolean): Promise<void> {
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: ALL, at_once: atOnce }),
  });
  if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`);
}
