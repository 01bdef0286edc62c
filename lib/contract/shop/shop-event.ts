import { z } from 'zod';
import { SLUG } from '@/lib/domain/patterns';
import { SHOP_PARTS } from '@/lib/domain/whole-shop';

const slug = z.string().regex(SLUG);

/** A change in the shop that makes cached pages stale: the body of the revalidation webhook. */
export const shopEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['boot', ...SHOP_PARTS]) }),
  z.object({ kind: z.enum(['product', 'withdrawn']), slug, category: slug }),
  z.object({ kind: z.literal('category'), slug }),
]);
export type ShopEvent = z.output<typeof shopEventSchema>;
