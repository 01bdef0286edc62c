import { hostname } from 'node:os';
import { z } from 'zod';

/** The Redis channel on which instances of the storefront tell each other what changed. */
export const REVALIDATION_CHANNEL = 'koodai:revalidate';

/** Identifies this process. The front and Next's routes load this module separately, and must get the same id. */
export const INSTANCE_ID = `${hostname()}:${process.pid}:${performance.timeOrigin}`;

/** A message on the channel; `events` are those of lib/contract/shop/shop-event. */
export const relayMessageSchema = z.object({
  // why: while a new version is rolled out, instances of the previous one publish without it
  from: z.string().optional(),
  events: z.array(z.unknown()).readonly(),
});
export type RelayMessage = z.output<typeof relayMessageSchema>;
