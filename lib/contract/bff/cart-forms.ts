import { z } from 'zod';
import { CART_NOTES } from '@/lib/domain/cart-note';
import { productIdField } from './fields';

/** More than can be ordered is not a mistake in a form: the most there is goes into the cart, and the page says so. */
const typedQuantity = z
  .string()
  .trim()
  .regex(/^\d{1,6}$/)
  .transform(Number);

/** A form for one product. Without a quantity it wants the product in the cart, however many there are. */
export const lineFormBody = z.object({ quantity: typedQuantity.optional() });

/** A form for the whole cart; the pressed button says what is wanted. */
export const cartFormBody = z.object({ deed: z.enum(['clear', 'remove_problems', 'accept_changes']) });

/** The address of the cart page of browsers without script; what makes no sense is left out. */
export const plainCartQuery = z.object({
  said: z.enum(CART_NOTES).optional().catch(undefined),
  product: productIdField.optional().catch(undefined),
  from: z.string().optional().catch(undefined),
});
