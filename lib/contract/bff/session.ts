import { z } from 'zod';
import { placeSchema } from './delivery';

/** The part of the session that the browser may see; ids stay in the sealed cookie. */
export const sessionSchema = z.object({
  customer: z
    .object({
      name: z.string(),
      mobile: z.string(),
      /** The place of the default address. */
      place: placeSchema.optional(),
    })
    .nullable(),
  /** True when the customer has just been signed out because they are suspended. */
  suspended: z.boolean().default(false),
});
export type Session = z.infer<typeof sessionSchema>;

/**
 * When `sent` is false, the form shows `message` and stays on the first step (spec 4, status 2), unless an earlier
 * request got no response: its code may have been sent.
 */
export const requestOtpAnswer = z.object({
  sent: z.boolean(),
  message: z.string(),
  /** Demo mode only: the page that shows the SMS. */
  demoInboxUrl: z.string().optional(),
});

export const resendOtpAnswer = z.object({ sent: z.boolean(), message: z.string() });

/** The result for a guest's line at sign-in: `wanted` includes the customer's own; `quantity` 0 means no room. */
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
