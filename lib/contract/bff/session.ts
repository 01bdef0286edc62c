import { z } from 'zod';
import { MOBILE, OTP } from '@/lib/domain/patterns';

/** What the browser may know of its session; ids stay in the sealed cookie. */
export const sessionSchema = z.object({
  customer: z.object({ name: z.string(), mobile: z.string() }).nullable(),
  /** The API says that this customer is suspended: the cookie has just been cleared. */
  suspended: z.boolean().default(false),
});
export type Session = z.infer<typeof sessionSchema>;

export const requestOtpBody = z.object({
  name: z.string().trim().min(3).max(20),
  mobile: z.string().regex(MOBILE),
});

/** `sent` false shows the server's message and stays on the first step (spec 4, status 2). */
export const requestOtpAnswer = z.object({
  sent: z.boolean(),
  message: z.string(),
  /** Demo mode only: where the SMS can be read. */
  demoInboxUrl: z.string().optional(),
});

export const resendOtpBody = z.object({ mobile: z.string().regex(MOBILE) });
export const resendOtpAnswer = z.object({ message: z.string() });

export const verifyOtpBody = z.object({ mobile: z.string().regex(MOBILE), otp: z.string().regex(OTP) });
export const verifyOtpAnswer = z.object({
  verified: z.boolean(),
  message: z.string(),
  session: sessionSchema,
  /** Guest lines that joined the customer's cart. */
  mergedLines: z.number().int().min(0),
});
