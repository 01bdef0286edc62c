import type { z } from 'zod';
import type { shopEventSchema } from '@/lib/contract/shop/shop-event';
import { secrets } from './whole-shop';

type Event = z.input<typeof shopEventSchema>;

const ALL: readonly Event[] = (['catalogue', 'specials', 'content', 'settings'] as const).map((kind) => ({
  kind,
}));

/**
 * Tells the storefront that everything changed, as the shop API does.
 *
 * @param isForgotten what pages showed is not shown even once more
 */
export async function changeEverything(origin: string, isForgotten: boolean): Promise<void> {
  const response = await fetch(`${origin}/api/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secrets.REVALIDATE_SECRET}`, 'content-type': 'application/json' },
    body: JSON.stringify({ events: ALL, at_once: isForgotten }),
  });
  if (!response.ok) throw new Error(`/api/revalidate answered ${response.status}`);
}
