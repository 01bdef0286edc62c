import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PARTS } from './parts';

const optionsSchema = z.object({
  /** Fewer repeats: for seeing whether all of it works, not for figures. */
  quick: z.boolean().default(false),
  only: z
    .string()
    .default(PARTS.join(','))
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(PARTS)).min(1)),
  /** A shop that is open already, in place of one of our own; what needs its data or processes is left out. */
  base: z.url().optional(),
  /** The file of another storefront. */
  beside: z.string().optional(),
  /** How long the memory is watched. */
  minutes: z.coerce.number().positive().optional(),
  /** Where earlier results are read from and the new ones go. */
  out: z.string().optional(),
});

/** For figures that are not of this commit or not to be kept; nothing of it is kept in the repository. */
const ASIDE = '.data/bench';

const FULL = { lighthouse: 5, paint: 5, loadS: 5, warmUpS: 10, minutes: 10, starts: 3, growth: 45 };
const QUICK = { lighthouse: 1, paint: 1, loadS: 1, warmUpS: 1, minutes: 0.25, starts: 1, growth: 10 };

/** How often or how long each thing is done. */
export type Effort = typeof FULL;
export type Options = z.infer<typeof optionsSchema> & { out: string; effort: Effort };

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string' },
      base: { type: 'string' },
      beside: { type: 'string' },
      minutes: { type: 'string' },
      out: { type: 'string' },
    },
  });
  const options = optionsSchema.parse(values);
  const effort = { ...(options.quick ? QUICK : FULL) };
  if (options.minutes !== undefined) effort.minutes = options.minutes;
  return { ...options, out: options.out ?? (options.quick || options.base ? ASIDE : 'bench'), effort };
}
