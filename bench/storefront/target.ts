import fs from 'node:fs';
import { z } from 'zod';

export const PAGES = ['home', 'category', 'product', 'search', 'cart', 'checkout'] as const;
export type PageName = (typeof PAGES)[number];

const selector = z.string().min(1);
const address = z.string().startsWith('/');

const targetSchema = z.strictObject({
  name: z.string().min(1),
  origin: z.url(),
  /** Paths of pages; a missing page is not measured. */
  pages: z.partialRecord(z.enum(PAGES), address),
  /** A tap on `card`, a link on `page`, until `heading` shows the text of the link. */
  open: z.strictObject({ page: z.enum(PAGES), card: selector, heading: selector }).optional(),
  /** A tap on `button` on `page`, until the text of `count` changes. */
  add: z.strictObject({ page: z.enum(PAGES), button: selector, count: selector }).optional(),
  /** Paths to put load on, by description; `[<id>]` is replaced by a new value each time. */
  load: z.record(z.string(), address).default({}),
  /** The Cookie header of every request, such as a session. */
  cookie: z.string().default(''),
});

/** A storefront to be measured. */
export type Target = z.infer<typeof targetSchema>;
export type TargetInput = z.input<typeof targetSchema>;

export const toTarget = (input: TargetInput): Target => targetSchema.parse(input);

/** Another storefront, from a file such as `bench/storefront/beside.example.json`. */
export function readTarget(file: string): Target {
  return targetSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}
