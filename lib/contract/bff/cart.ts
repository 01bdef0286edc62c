import { z } from 'zod';
import { CART_PROBLEMS } from '@/lib/domain/cart-check';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { TONES } from '@/lib/domain/tone';
import { netQuantityField, paiseField, productIdField } from './fields';

const cartLineSchema = z.object({
  id: z.number().int(),
  productId: z.number().int(),
  slug: z.string(),
  image: z.string(),
  name: z.string(),
  name2: z.string(),
  variantName: z.string(),
  nicName: z.string(),
  variantLabel: z.string(),
  netQuantity: netQuantityField,
  tone: z.enum(TONES),
  price: paiseField,
  /** 0 without an offer. */
  offerPrice: paiseField,
  quantity: z.number().int().min(1),
  stock: z.number().int().min(0),
});
export type CartLine = z.infer<typeof cartLineSchema>;

/**
 * The one cart every card, header and page shows. `lines` include stock-0 ones; totals are worked out with
 * `cartTotals` from the others and `promotionCredit`, here and at the API alike.
 */
export const cartSchema = z.object({
  /** Grows with each change; an older one never overwrites a newer one of the same owner. */
  version: z.number().int().min(0),
  /** Opaque mark of whose cart this is; changes at sign-in and sign-out. */
  owner: z.string(),
  lines: z.array(cartLineSchema),
  /** 0 for guests. */
  promotionCredit: paiseField,
  /** 0 means no limit. */
  limits: z.object({ minimum: paiseField, maximum: paiseField }),
  /** Whether the shop takes online payment. */
  onlinePayment: z.boolean(),
  /** The order that emptied the cart, for an hour and while nothing has changed it since. */
  orderedAs: z.string().optional(),
});
export type Cart = z.infer<typeof cartSchema>;

export const cartParams = z.object({ productId: productIdField });
export const setLineBody = z.object({
  quantity: z.number().int().min(0).max(MAX_LINE_QUANTITY),
  /** The id that a removed line had: it comes back in its place. */
  lineId: productIdField.optional(),
});
/** The whole cart after a write; `message` is the server's when it did less than asked. */
export const cartWriteAnswer = z.object({ cart: cartSchema, message: z.string().optional() });

const problemLine = z.object({ lineId: z.number().int(), productId: z.number().int(), name: z.string() });
export const cartCheckSchema = z.object({
  problems: z.array(problemLine.extend({ problem: z.enum(CART_PROBLEMS) })),
  priceChanges: z.array(problemLine.extend({ oldPrice: paiseField, newPrice: paiseField })),
  subtotal: paiseField,
  /** What an online payment that is open comes to; 0 without one. An order placed now replaces it. */
  openPayment: paiseField,
  cart: cartSchema,
});
export type CartCheck = z.infer<typeof cartCheckSchema>;

export const removeProblemLinesBody = z.object({
  lineIds: z.array(z.number().int().positive()).min(1).max(MAX_CART_LINES),
});
