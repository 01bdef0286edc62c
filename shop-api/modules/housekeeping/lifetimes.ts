import { DAY_MS } from '@/lib/domain/durations';

/**
 * How long the shop keeps what it needs for a while only, counted from the moment that is named. Orders and payments
 * have no lifetime, whatever became of them, and neither have the local provider's links: they are books.
 */
export const KEPT_MS = {
  /** The idempotency key of an order, a payment, a letter or a sign-in, since it was used: no client tries longer. */
  idempotencyKey: 7 * DAY_MS,
  /** A guest's cart, since its last change; the visitor's cookie lives for 30 days after the last visit. */
  guestCart: 90 * DAY_MS,
  /** A sign-in code, since it was made: the longest sending limit looks back a day. */
  code: DAY_MS,
  /** An SMS with its number, since it was queued; what it said is gone as soon as it is sent. */
  sms: 7 * DAY_MS,
  /** That an SMS went to the number of an erased account, since it was queued: news are bounded by the day. */
  forgottenSms: DAY_MS,
  /** A wish to hear of a product, since it was asked for: who wants it still asks again. */
  stockAlert: 180 * DAY_MS,
  /** A wish to be told that a pincode is delivered to, since it was asked for. */
  pincodeAlert: 365 * DAY_MS,
  /** An event of a payment provider, since it came: the ones that send again do so for a day. */
  paymentEvent: 30 * DAY_MS,
  /** A webhook of the local provider, since it was delivered or given up. */
  settledWebhook: 7 * DAY_MS,
  /** A session, since it was ended. */
  endedSession: 30 * DAY_MS,
  /** A session, since its sign-in, however often it is used: then the customer signs in again. */
  session: 365 * DAY_MS,
};
