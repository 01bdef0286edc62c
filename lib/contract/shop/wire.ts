import { z } from 'zod';
import { EMAIL, LENGTHS, MOBILE, VISIBLE } from '@/lib/domain/form-patterns';
import { LARGEST_ID } from '@/lib/domain/limits';
import { LAST_PAGE } from '@/lib/domain/list-sizes';
import { rupeesFromPaise } from '@/lib/domain/money';
import { ORDER_ID, PINCODE, SLUG } from '@/lib/domain/patterns';
import { LARGEST_ORDER } from '@/lib/domain/purchase-limits';
import { MAX_LINE_QUANTITY } from '@/lib/domain/quantity';
import { readableIdAsRead } from '@/lib/domain/readable-id';
import { TONES } from '@/lib/domain/tone';

/** Forms send numbers as text. An empty text is invalid, not 0. */
export const numberWire = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,20}(\.\d{1,20})?$/)
    .transform(Number),
]);
export const idWire = numberWire.pipe(z.number().int().positive().max(LARGEST_ID));
const moneyWire = z.number().min(0).refine(isWholePaise);
/** Rupees, at most two decimals (decisions.md 6). */
export const rupeesWire = moneyWire.max(rupeesFromPaise(LARGEST_ORDER));
/** The total of a cart may exceed the maximum of an order. */
export const cartTotalWire = moneyWire.max(1_000_000_000_000);
export const slugWire = z.string().regex(SLUG);
export const mobileWire = z.string().regex(MOBILE);
/** Empty for none (spec 5). */
export const emailWire = z.union([z.string().max(LENGTHS.email.max).regex(EMAIL), z.literal('')]);
/** An email address stored under older rules is still sent. */
export const storedEmailWire = z.string().max(LENGTHS.email.max);
export const pincodeWire = z.string().regex(PINCODE);
export const quantityWire = numberWire.pipe(z.number().int().min(0).max(MAX_LINE_QUANTITY));
export const pageWire = numberWire.pipe(z.number().int().min(1).max(LAST_PAGE)).default(1);
/** Not in the spec: the colour of a category's tile. */
export const toneWire = z.enum(TONES).default('plain');
export const flagWire = z.enum(['0', '1']);
export const orderByWire = z.literal('web').default('web');
/** Session id of a guest or id of a customer. */
export const userIdWire = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const orderIdWire = z.string().regex(ORDER_ID);
/** An order id that a shopper sends, perhaps as it was read out. */
export const orderIdAsReadWire = orderIdWire.transform(readableIdAsRead);

/** The identity fields of a payload: `user_type` is 'guest' or empty for a customer (spec 4, Identity). */
export const shopperWire = z.object({
  user_id: userIdWire,
  user_type: z.enum(['guest', '']).default(''),
});
/** For calls of visitors without an id, as from static catalogue pages. */
export const visitorWire = z.object({
  user_id: z.union([userIdWire, z.literal('')]).default(''),
  user_type: z.enum(['guest', '']).default('guest'),
});
export const customerWire = z.object({ user_id: userIdWire });

/** The `status` of an answer: 1 done, 2 none or refused (spec 7). */
export const wireStatus = { done: 1, refused: 2, none: 2 } as const;
/** 400 is a refused pincode (spec 4 and 8). */
export const statusWire = z.union([
  z.literal(wireStatus.done),
  z.literal(wireStatus.refused),
  z.literal(400),
]);
export const messageWire = z.string().max(500);
/** The answer of calls whose result the spec marks "not shown". */
export const doneWire = z.object({ data: z.object({ status: statusWire, message: messageWire }) });

/** Allows the floating-point errors of a sum. */
function isWholePaise(rupees: number): boolean {
  return Math.abs(rupees - Math.round(rupees * 100) / 100) < 1e-6;
}

/** A newly entered name: of this length, with at least one visible character. Stored names may break these rules. */
export function newNameWire({ min, max }: { min: number; max: number }) {
  return z.string().trim().min(min).max(max).regex(VISIBLE);
}
