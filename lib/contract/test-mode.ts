import { z } from 'zod';
import { DAY_MS } from '@/lib/domain/durations';
import { ORDER_STATUSES } from '@/lib/domain/order-status';
import { defineCall } from './define-call';
import { messageWire, mobileWire, orderIdAsReadWire, pincodeWire, rupeesWire, slugWire } from './shop/wire';

/**
 * Calls for test suites, which exist only in test mode (docs/testing.md). They are not part of the shop API's contract,
 * and their credential is OPERATOR_SECRET.
 */
const PREFIX = '/test';

/** How far one call may move the clock. */
export const MAX_FORWARD_MS = 400 * DAY_MS;
/** Maximum number of settings in one call. */
export const MOST_SETTINGS = 50;
const MOST_WORDS = 200;

const packPart = z.string().trim().min(1).max(40);

/** A property of the shop to set, or its previous value. */
const settingWire = z.discriminatedUnion('set', [
  z.strictObject({ set: z.literal('stock'), product: slugWire, count: z.number().int().min(0) }),
  /** In rupees; 0 for no offer. */
  z.strictObject({ set: z.literal('price'), product: slugWire, price: rupeesWire, offer: rupeesWire }),
  /** The amount and the unit of a pack, such as "500" and "g" (decisions.md 5). */
  z.strictObject({ set: z.literal('pack'), product: slugWire, variant_name: packPart, nic_name: packPart }),
  z.strictObject({ set: z.literal('product'), product: slugWire, on_sale: z.boolean() }),
  z.strictObject({ set: z.literal('category'), category: slugWire, on_sale: z.boolean() }),
  z.strictObject({ set: z.literal('specials'), products: z.array(slugWire).max(200) }),
  z.strictObject({ set: z.literal('customer'), mobile: mobileWire, suspended: z.boolean() }),
  /** The promotion credit of a mobile, in rupees. */
  z.strictObject({ set: z.literal('promotion'), mobile: mobileWire, amount: rupeesWire }),
  /** The purchase limits in rupees; 0 for no limit. */
  z.strictObject({ set: z.literal('limits'), minimum: rupeesWire, maximum: rupeesWire }),
  z.strictObject({ set: z.literal('pincode'), pincode: pincodeWire, served: z.boolean() }),
]);

export type Setting = z.infer<typeof settingWire>;

/** Applies all settings or none. Answers the previous values: sending them back undoes the change. */
export const scenario = defineCall({
  name: 'scenario',
  method: 'POST',
  path: `${PREFIX}/scenario`,
  identity: 'none',
  summary: 'Set up the shop for a test; when the call answers, pages show the new state.',
  input: z.object({ settings: z.array(settingWire).min(1).max(MOST_SETTINGS) }),
  output: z.object({ before: z.array(settingWire) }),
  errors: ['bad_request'],
});

export const reset = defineCall({
  name: 'reset',
  method: 'POST',
  path: `${PREFIX}/reset`,
  identity: 'none',
  summary: 'Empty the shop, fill it with the sample shop, with the same ids, and reset the clock.',
  input: z.object({}),
  output: z.object({ ms: z.number() }),
  errors: [],
});

export const lastCode = defineCall({
  name: 'lastCode',
  method: 'GET',
  path: `${PREFIX}/code`,
  identity: 'none',
  summary: 'The newest sign-in code that was sent to a mobile.',
  input: z.object({ mobile: mobileWire }),
  output: z.object({ code: z.string() }),
  errors: ['bad_request', 'not_found'],
});

export const orderStatus = defineCall({
  name: 'orderStatus',
  method: 'POST',
  path: `${PREFIX}/order`,
  identity: 'none',
  summary: 'Move an order forward to a status, through the statuses between.',
  input: z.object({ order_id: orderIdAsReadWire, status: z.enum(ORDER_STATUSES) }),
  output: z.object({ moved: z.array(z.enum(ORDER_STATUSES)) }),
  errors: ['bad_request', 'not_found'],
});

/** The outcomes that the local payment page offers. */
export const PAYMENT_OUTCOMES = ['pay', 'twice', 'late', 'fail', 'abandon'] as const;

export const paymentOutcome = defineCall({
  name: 'paymentOutcome',
  method: 'POST',
  path: `${PREFIX}/payment`,
  identity: 'none',
  summary: "Decide a customer's open payment, like a button of the payment page.",
  input: z.object({ mobile: mobileWire, outcome: z.enum(PAYMENT_OUTCOMES) }),
  output: z.object({ return_url: z.url() }),
  errors: ['bad_request', 'not_found', 'conflict'],
});

export const clock = defineCall({
  name: 'clock',
  method: 'POST',
  path: `${PREFIX}/clock`,
  identity: 'none',
  summary:
    "Move the shop API's clock, back when negative, and run what has become due; 0 only reads the time.",
  input: z.object({ forward_ms: z.number().int().min(-MAX_FORWARD_MS).max(MAX_FORWARD_MS) }),
  output: z.object({ now: z.iso.datetime() }),
  errors: ['bad_request'],
});

export const command = defineCall({
  name: 'command',
  method: 'POST',
  path: `${PREFIX}/command`,
  identity: 'none',
  summary: 'Run a command as after `npm run shop --` and answer its output.',
  input: z.object({ words: z.array(messageWire).min(1).max(MOST_WORDS) }),
  output: z.object({ text: z.string() }),
  errors: ['bad_request'],
});
