import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { defineRoute } from '@/lib/bff/define-route';
import { relayEvents } from '@/lib/bff/relay-events';
import { warmPages } from '@/lib/bff/warm-pages';
import { type ShopEvent, shopEventSchema } from '@/lib/contract/shop/shop-event';
import { inEveryLanguage } from '@/lib/domain/language';
import { expiry, mustExpireAtOnce, pagesFor, tagsFor } from '@/lib/shop/cache';

/** Receives the shop's change events; revalidates the affected pages at once and serves stale ones meanwhile. */
export const POST = defineRoute({
  auth: 'service',
  body: z.object({
    events: z.array(shopEventSchema).min(1).max(200),
    /** True when the events come from another instance: they are not relayed again. */
    relayed: z.boolean().default(false),
    /** Serves no stale pages meanwhile, for tests. */
    at_once: z.boolean().default(false),
  }),
  answer: z.object({ tags: z.array(z.string()) }),
  handler: async ({ body, caller }) => {
    const isAtOnce = (event: ShopEvent) => body.at_once || mustExpireAtOnce(event);
    const expired = new Set(body.events.filter(isAtOnce).flatMap(tagsFor));
    const tags = new Set(body.events.flatMap(tagsFor));
    for (const tag of tags) revalidateTag(tag, expired.has(tag) ? expiry.atOnce : expiry.soon);
    if (!body.relayed) await relayEvents(body.events, caller.requestId);
    after(() => warmPages(body.events.flatMap(pagesFor).flatMap(inEveryLanguage)));
    return { tags: [...tags] };
  },
});
