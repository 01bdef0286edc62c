import { DAY_MS, HOUR_MS } from '@/lib/domain/durations';

/**
 * Retention periods of temporary data. Orders, payments and the local provider's links are financial records and have
 * none.
 */
export const RETENTION_MS = {
  /** The idempotency key of an order, payment, message or sign-in, since its use: no client retries longer. */
  idempotencyKey: 7 * DAY_MS,
  /** A guest's cart, since its last change; the visitor's cookie expires about 30 days after the last write. */
  guestCart: 90 * DAY_MS,
  /** The IP address of a message's sender, since it was sent: the longest limit covers a day. */
  enquiryCallerIp: DAY_MS,
  /** A sign-in code, since it was created: the longest sending limit covers a day. */
  code: DAY_MS,
  /** An SMS with its number, since it was queued; its text is deleted as soon as it is sent. */
  sms: 7 * DAY_MS,
  /** The record of an SMS to the number of an erased account, since it was queued: needed for the daily limit. */
  forgottenSms: DAY_MS,
  /** An alert for a product, since it was requested; the customer can request it again. */
  stockAlert: 180 * DAY_MS,
  /** An alert for a pincode, since it was requested. */
  pincodeAlert: 365 * DAY_MS,
  /** An event of a payment provider, since it was received: providers retry for a day. */
  paymentEvent: 30 * DAY_MS,
  /** A webhook of the local provider, since it was delivered or given up. */
  settledWebhook: 7 * DAY_MS,
  /** A revoked session, since it was revoked. */
  endedSession: 30 * DAY_MS,
  /** A session, since its sign-in, even if in use: then the customer must sign in again. */
  session: 365 * DAY_MS,
  /** A copy of the whole database that an interrupted backup or restore left behind. */
  leftCopy: HOUR_MS,
};
