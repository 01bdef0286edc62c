import { z } from 'zod';

/** Whether the shop delivers to a pincode; `city` is empty outside Tamil Nadu. */
export const placeSchema = z.object({ pincode: z.string(), served: z.boolean(), city: z.string() });
export type Place = z.infer<typeof placeSchema>;

/** The same, in the shop's own words. */
export const deliverySchema = placeSchema.extend({ message: z.string() });
export type Delivery = z.infer<typeof deliverySchema>;

const degrees = (limit: number) => z.number().min(-limit).max(limit);

/** Where the browser is; the shop rounds it and keeps nothing of it. */
export const locationBody = z.object({ latitude: degrees(90), longitude: degrees(180) });

/** Empty with a message outside Tamil Nadu. */
export const locationAnswer = z.object({ pincode: z.string(), message: z.string() });
export type FoundPincode = z.infer<typeof locationAnswer>;

export const pincodeAlertsAnswer = z.object({ pincodes: z.array(z.string()) });
