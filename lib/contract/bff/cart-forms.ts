import { z } from 'zod';
import { CART_NOTES } from '@/lib/domain/cart-note';
import { idParam } from './fields';

/** Allows more than can be ordered: the cart then takes the maximum, and the page says so. */
const typedQuantity = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** A form for one product; without a quantity it only makes sure that the cart contains the product. */
export const lineFormBody = z.object({ quantity: typedQuantity.optional() });

/** A form for the whole cart; `operation` is the value of the pressed button. */
export const cartFormBody = z.object({ operation: z.enum(['clear', 'remove_problems', 'accept_changes']) });

/** The query of the cart page for browsers without JavaScript; invalid values are ignored. */
export const plainCartQuery = z.object({
  note: z.enum(CART_NOTES).optional().catch(undefined),
  product: idParam.optional().catch(undefined),
  from: z.string().optional().catch(undefined),
});
