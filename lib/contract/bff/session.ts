import { z } from 'zod';
import { placeSchema } from './delivery';

/** What the browser may know of its session; ids stay in the sealed cookie. */
export const sessionSchema = z.object({
  customer: z
    .object({
      name: z.string(),
      mobile: z.string(),
      /** Where the default address is. */
      place: placeSchema.optional(),
    })
    .nullable(),
  /** The API says that this customer is suspended: the cookie has just been cleared. */
  suspended: z.boolean().default(false),
});
export type Session = z.infer<typeof sessionSchema>;

/** `sent` false shows the server's message and stays on the first step (spec 4, status 2), unless a request before it had no answer: its code may have come. */
export const requestOtpAnswer = z.object({
  sent: z.boolean(),
  message: z.string(),
  /** Demo mode only: where the SMS can be read. */
  demoInboxUrl: z.string().optional(),
});

export const resendOtpAnswer = z.object({ sent: z.boolean(), message: z.string() });

/** What became of a guest's line at sign-in: `wanted` with the customer's own; `quantity` 0 did not fit in. */
const mergedLineSchema = z.object({
  name: z.string(),
  name2: z.string(),
  wanted: z.number().int().min(1),
  quantity: z.number().int().min(0),
});
export type MergedLine = z.infer<typeof mergedLineSchema>;

export const verifyOtpAnswer = z.object({
  verified: z.boolean(),
  message: z.string(),
  session: sessionSchema,
  merged: z.array(mergedLineSchema),
});
