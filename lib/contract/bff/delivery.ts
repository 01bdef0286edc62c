import { z } from 'zod';

/** Whether the shop delivers to a pincode; `city` is empty outside Tamil Nadu. */
export const placeSchema = z.object({ pincode: z.string(), served: z.boolean(), city: z.string() });
export type Place = z.infer<typeof placeSchema>;

/** The same with a message for the shopper. */
export const deliverySchema = placeSchema.extend({ message: z.string() });
export type Delivery = z.infer<typeof deliverySchema>;

const degrees = (limit: number) => z.number().min(-limit).max(limit);

/** The browser's location; the shop rounds it and does not store it. */
export const locationBody = z.object({ latitude: degrees(90), longitude: degrees(180) });

/** `pincode` is empty, with a message, outside Tamil Nadu. */
export const locationAnswer = z.object({ pincode: z.string(), message: z.string() });
export type FoundPincode = z.infer<typeof locationAnswer>;

export const pincodeAlertsAnswer = z.object({ pincodes: z.array(z.string()) });
