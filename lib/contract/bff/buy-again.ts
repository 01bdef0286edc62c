import { z } from 'zod';
import { AGAIN_PROBLEMS } from '@/lib/domain/buy-again';
import { cartSchema } from './cart';
import { paiseField } from './fields';

const packSchema = z.object({
  variantName: z.string(),
  nicName: z.string(),
  variantLabel: z.string(),
  price: paiseField,
});

/** The result for one line of an order that was bought again. */
const againLineSchema = z.object({
  slug: z.string(),
  name: z.string(),
  name2: z.string(),
  ordered: z.number().int().min(1),
  added: z.number().int().min(0),
  problem: z.enum(['', ...AGAIN_PROBLEMS]),
  before: packSchema,
  /** Null when the product is no longer sold. */
  now: packSchema.nullable(),
});
export type AgainLine = z.infer<typeof againLineSchema>;

/** The key comes in `Idempotency-Key`. */
export const buyAgainAnswer = z.object({
  cart: cartSchema,
  lines: z.array(againLineSchema),
  message: z.string(),
});
