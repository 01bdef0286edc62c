import { z } from 'zod';

/** Answers that need a response of the shop API, so the call must reach it. */
const needingResponse = z.enum(['real', 'truncated', 'wrongTypes']);
const withoutResponse = z.enum(['reset', 'garbage', 'silent', 'huge']);
/** Milliseconds; a timer waits at most 2^31 - 1. */
const wait = z
  .number()
  .min(0)
  .max(2 ** 31 - 1)
  .optional();

const faults = z.array(
  z
    .strictObject({
      call: z.string().min(1),
      times: z.number().int().min(1).optional(),
      delayMs: wait,
      holdMs: wait,
      reaches: z.boolean().optional(),
      answer: z.union([
        z.enum([...needingResponse.options, ...withoutResponse.options]),
        z.number().int().min(200).max(599),
      ]),
      body: z.unknown().optional(),
    })
    .refine(({ reaches, answer }) => reaches !== false || !needingResponse.safeParse(answer).success, {
      message: 'a call that never arrives has no answer to give, cut or change',
      path: ['answer'],
    }),
);

/** @typedef {import('zod').infer<typeof faults>[number]} Fault */

/**
 * Parses the faults in a request body (faulty-line.mjs): `{ faults }`, or `{ problem }` with a message.
 *
 * @param {string} body
 * @returns {{ faults: Fault[], problem?: undefined } | { faults?: undefined, problem: string }}
 */
export function readFaults(body) {
  let json;
  try {
    json = JSON.parse(body);
  } catch {
    return { problem: 'The body is not JSON.' };
  }
  const read = faults.safeParse(json);
  return read.success ? { faults: read.data } : { problem: z.prettifyError(read.error) };
}
