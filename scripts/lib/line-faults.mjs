import { z } from 'zod';

/** What becomes of the shop API's answer; a line that never asks for one has none to spoil. */
const OF_AN_ANSWER = ['real', 'truncated', 'wrongTypes'];
const WITHOUT_ONE = ['reset', 'garbage', 'silent', 'huge'];
/** As long as a timer can wait. */
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
      answer: z.union([z.enum([...OF_AN_ANSWER, ...WITHOUT_ONE]), z.number().int().min(200).max(599)]),
      body: z.unknown().optional(),
    })
    .refine(({ reaches, answer }) => reaches !== false || !OF_AN_ANSWER.includes(answer), {
      message: 'a call that never arrives has no answer to give, cut or change',
      path: ['answer'],
    }),
);

/** The faults in the body of a request (faulty-line.mjs): `{ faults }`, or `{ problem }` in words. */
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
