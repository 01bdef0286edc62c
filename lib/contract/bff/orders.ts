import { z } from 'zod';
import { lacksWords, PROBLEM_REASONS } from '@/lib/domain/enquiry';
import { LENGTHS } from '@/lib/domain/form-patterns';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { LONGEST_RETURN, ORDER_ID } from '@/lib/domain/patterns';
import { REFUND_STATUSES } from '@/lib/domain/payment-state';
import { TONES } from '@/lib/domain/tone';
import { paiseField } from './fields';

const orderLine = z.object({
  slug: z.string(),
  image: z.string(),
  name: z.string(),
  name2: z.string(),
  variantName: z.string(),
  nicName: z.string(),
  variantLabel: z.string(),
  tone: z.enum(TONES),
  quantity: z.number().int().min(1),
  price: paiseField,
});

/** `orderedAt` is an ISO time; `deliveryDate` is yyyy-mm-dd or empty. */
const orderSummarySchema = z.object({
  id: z.string(),
  orderedAt: z.string(),
  status: z.enum(ORDER_STATUSES),
  deliveryDate: z.string(),
  total: paiseField,
  lines: z.array(orderLine),
  /** The refund of a cancelled order, when money was paid. */
  refund: z.object({ status: z.enum(REFUND_STATUSES), amount: paiseField }).nullable(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;
export const ordersAnswer = z.object({ orders: z.array(orderSummarySchema), message: z.string() });

export const orderDetailsSchema = orderSummarySchema.extend({
  paymentType: z.string(),
  subtotal: paiseField,
  promotion: paiseField,
  shipTo: z.object({
    name: z.string(),
    mobile: z.string(),
    email: z.string(),
    address: z.string(),
    area: z.string(),
    landmark: z.string(),
    state: z.string(),
    city: z.string(),
    pincode: z.string(),
  }),
  /** The ticket of an open problem report, or empty. */
  problemTicket: z.string(),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;

export const orderParams = z.object({ orderId: z.string().regex(ORDER_ID) });

export const trackingSchema = z.object({
  entries: z.array(z.object({ at: z.string(), status: z.enum(ORDER_STATUSES) })),
  message: z.string(),
});
export type Tracking = z.infer<typeof trackingSchema>;

export const lastOrderSchema = z.object({
  id: z.string(),
  subtotal: paiseField,
  promotion: paiseField,
  deliveryDate: z.string(),
  isCancelled: z.boolean(),
});
export type LastOrder = z.infer<typeof lastOrderSchema>;

/** `payment` is 'promotion' when the promotion covers the whole order. */
export const placeOrderBody = z.object({
  addressId: z.number().int().positive(),
  payment: z.enum(['cod', 'promotion']),
  /** The grand total the shopper saw, in paise. */
  expectedTotal: paiseField,
});
export const startPaymentBody = placeOrderBody.omit({ payment: true });
/** The payment page, on one of the allowed origins (decisions.md 20). */
export const startPaymentAnswer = z.object({ paymentUrl: z.string() });

/** The query that the provider added to the return address, unchanged. */
export const paymentResultBody = z.object({ returned: z.string().max(LONGEST_RETURN) });
export const paymentResultSchema = z.object({
  /** `refund`: paid, but no order was placed; `cancelled`: the order was cancelled and is refunded. */
  status: z.enum(['pending', 'paid', 'failed', 'refund', 'cancelled']),
  /** The id of the order, once it is placed. */
  orderId: z.string().optional(),
});
export type PaymentResult = z.infer<typeof paymentResultSchema>;

export const placeOrderAnswer = z.object({ orderId: z.string() });

/** The key comes in `Idempotency-Key`. */
export const problemBody = z
  .object({
    reason: z.enum(PROBLEM_REASONS),
    message: z.string().trim().max(LENGTHS.problemMessage.max),
  })
  .refine((report) => !lacksWords(report), { path: ['message'] });
export type ProblemReport = z.infer<typeof problemBody>;
