import { parseArgs } from 'node:util';
import { z } from 'zod';
import { PARTS } from './parts';

const optionsSchema = z.object({
  /** Fewer repeats: to check that everything works, not for publishable figures. */
  quick: z.boolean().default(false),
  only: z
    .string()
    .default(PARTS.join(','))
    .transform((names) => names.split(','))
    .pipe(z.array(z.enum(PARTS)).min(1)),
  /** Measures a shop that is already open, without the parts that need its data or processes. */
  base: z.url().optional(),
  /** A file that describes another storefront to measure as well. */
  beside: z.string().optional(),
  /** How long memory is sampled. */
  minutes: z.coerce.number().positive().optional(),
  /** The folder of earlier and new results. */
  out: z.string().optional(),
});

/** The default folder of results that do not belong in the repository (--quick or --base). Ignored by git. */
const UNTRACKED_FOLDER = '.data/bench';

const FULL = { lighthouse: 5, paint: 5, loadS: 5, warmUpS: 10, minutes: 10, starts: 3, growth: 45 };
const QUICK = { lighthouse: 1, paint: 1, loadS: 1, warmUpS: 1, minutes: 0.25, starts: 1, growth: 10 };

/** Repeats or duration of each measurement. */
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
  return {
    ...options,
    out: options.out ?? (options.quick || options.base ? UNTRACKED_FOLDER : 'bench'),
    effort,
  };
}
