import { z } from 'zod';
import { trimEnd } from '@/lib/domain/trim-end';

const webAddress = z.url({ protocol: /^https?$/ }).transform((url) => trimEnd(url, '/'));
const secret = z.string().min(16, 'needs at least 16 characters');

/**
 * The variables of online payment, all optional; without them, and outside demo mode, the shop takes no online payment.
 */
export const paymentVariables = {
  PAYMENT_PAGE_URL: webAddress.optional(),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: secret.optional(),
  RAZORPAY_WEBHOOK_SECRET: secret.optional(),
};

const variables = z.object(paymentVariables);
type Variables = z.output<typeof variables>;

export type RazorpayKeys = { keyId: string; keySecret: string; webhookSecret: string };

export type PaymentSettings =
  | ({ provider: 'razorpay' } & RazorpayKeys)
  /** `pageUrl`: where shoppers reach the local payment page. */
  | { provider: 'local'; pageUrl: string };

const RAZORPAY = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/** The Razorpay variables that are missing when at least one is set. */
export function missingPaymentVariables(given: Variables): (keyof Variables)[] {
  const missing = RAZORPAY.filter((name) => given[name] === undefined);
  return missing.length === RAZORPAY.length ? [] : missing;
}

/** Razorpay when it is configured, the local provider in demo mode, else no online payment. */
export function paymentSettings(
  given: Variables,
  { demoMode, port }: { demoMode: boolean; port: number },
): PaymentSettings | undefined {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_WEBHOOK_SECRET: webhookSecret,
  } = given;
  if (keyId && keySecret && webhookSecret) return { provider: 'razorpay', keyId, keySecret, webhookSecret };
  if (!demoMode) return undefined;
  return { provider: 'local', pageUrl: given.PAYMENT_PAGE_URL ?? `http://127.0.0.1:${port}` };
}
