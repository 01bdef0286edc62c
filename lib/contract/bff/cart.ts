import { z } from 'zod';
import { CART_PROBLEMS } from '@/lib/domain/cart-check';
import { MAX_CART_LINES, MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { TONES } from '@/lib/domain/tone';
import { idField, netQuantityField, paiseField } from './fields';

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
 * The cart, for the header, cards and pages. `lines` include those with stock 0; browser and API both compute the
 * totals with `cartTotals` from the other lines and `promotionCredit`.
 */
export const cartSchema = z.object({
  /** Increases with each change; of the same owner, a lower version never overwrites a higher one. */
  version: z.number().int().min(0),
  /** Opaque mark of the cart's owner; changes at sign-in and sign-out. */
  owner: z.string(),
  lines: z.array(cartLineSchema),
  /** 0 for guests. */
  promotionCredit: paiseField,
  /** 0 means no limit. */
  limits: z.object({ minimum: paiseField, maximum: paiseField }),
  /** Whether the shop takes online payment. */
  onlinePayment: z.boolean(),
  /** The order that emptied the cart, for an hour or until the cart changes. */
  orderedAs: z.string().optional(),
});
export type Cart = z.infer<typeof cartSchema>;

export const setLineBody = z.object({
  quantity: z.number().int().min(0).max(MAX_LINE_QUANTITY),
  /** The id of a removed line, which restores it in its old position. */
  lineId: idField.optional(),
});
/** The whole cart after a write; `message` is the server's when it did less than requested. */
export const cartWriteAnswer = z.object({ cart: cartSchema, message: z.string().optional() });

const problemLine = z.object({ lineId: z.number().int(), productId: z.number().int(), name: z.string() });
export const cartCheckSchema = z.object({
  problems: z.array(problemLine.extend({ problem: z.enum(CART_PROBLEMS) })),
  priceChanges: z.array(problemLine.extend({ oldPrice: paiseField, newPrice: paiseField })),
  subtotal: paiseField,
  /** The amount of an open online payment, 0 without one. An order placed now replaces it. */
  openPayment: paiseField,
  cart: cartSchema,
});
export type CartCheck = z.infer<typeof cartCheckSchema>;

export const removeProblemLinesBody = z.object({
  lineIds: z.array(idField).min(1).max(MAX_CART_LINES),
});
