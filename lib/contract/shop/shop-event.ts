import { z } from 'zod';
import { SLUG } from '@/lib/domain/patterns';

const slug = z.string().regex(SLUG);

/** A change in the shop that makes cached pages stale: the body of the revalidation webhook. */
export const shopEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['boot', 'catalogue', 'specials', 'content', 'settings']) }),
  z.object({ kind: z.enum(['product', 'withdrawn']), slug, category: slug }),
  z.object({ kind: z.literal('category'), slug }),
]);
export type ShopEvent = z.output<typeof shopEventSchema>;
