import { z } from 'zod';

/** Where shoppers find the shop: an address without a path, since the shop is at the root of its site. */
export const originVariable = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (address) => new URL(address).href === `${new URL(address).origin}/`,
    'must be an address without a path',
  )
  .transform((address) => new URL(address).origin);
