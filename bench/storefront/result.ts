import { z } from 'zod';
import { KINDS } from '@/bench/weight/kind';
import { PARTS } from './parts';
import { PAGES } from './target';

const page = z.enum(PAGES);
const score = z.number().min(0).max(100);

const sumsSchema = z.record(
  z.enum([...KINDS, 'all']),
  z.object({ requests: z.number(), raw: z.number(), gzip: z.number(), br: z.number() }),
);

/** Until the page has what it asks for at once; until it has rested; when nobody uses it; with what use brings. */
const pageBytesSchema = z.object({
  page,
  load: sumsSchema,
  rested: sumsSchema,
  left: sumsSchema,
  used: sumsSchema,
});
export type PageBytes = z.infer<typeof pageBytesSchema>;

/** Bytes that were here before the largest paint; milliseconds; `inpMs` is 0 where nothing could be pressed. */
export const vitalsSchema = z.object({
  lcpMs: z.number(),
  cls: z.number(),
  inpMs: z.number(),
  beforeLcp: z.number(),
});
export type Vitals = z.infer<typeof vitalsSchema>;

const pagePaintSchema = vitalsSchema.extend({ page });
export type PagePaint = z.infer<typeof pagePaintSchema>;

/** Milliseconds from a tap until what it is for is seen; undefined for what the target does not name. */
const pressesSchema = z.object({ openMs: z.number().optional(), addMs: z.number().optional() });
export type Presses = z.infer<typeof pressesSchema>;

/** Lighthouse's phone, simulated throttling; scores of 100. */
const pageScoresSchema = z.object({
  page,
  scores: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  lcpMs: z.number(),
  tbtMs: z.number(),
  cls: z.number(),
});
export type PageScores = z.infer<typeof pageScoresSchema>;

const loadSchema = z.object({
  what: z.string(),
  perSecond: z.number(),
  /** Milliseconds, with all connections at once. */
  p50: z.number(),
  p99: z.number(),
  /** Processor time of the storefront for one request, in milliseconds; undefined where it cannot be seen. */
  cpuMs: z.number().optional(),
  /** Answers other than 2xx, and connections that failed. */
  failed: z.number(),
});
export type Load = z.infer<typeof loadSchema>;

/** Megabytes of the storefront: before, after each quarter of the time, and the most that was seen. */
const memorySchema = z.object({
  minutes: z.number(),
  before: z.number(),
  quarters: z.array(z.number()),
  most: z.number(),
});
export type Memory = z.infer<typeof memorySchema>;

/** Milliseconds of one page at a time: until it is here, and of processor time of either program. */
const pageCostSchema = z.object({
  what: z.string(),
  ms: z.number(),
  cpuMs: z.object({ storefront: z.number(), api: z.number() }).optional(),
});
export type PageCost = z.infer<typeof pageCostSchema>;

/** What was found of one storefront; what was not measured is not there. */
const foundSchema = z.object({
  name: z.string(),
  bytes: z.array(pageBytesSchema),
  paint: z.array(pagePaintSchema),
  presses: pressesSchema.optional(),
  lighthouse: z.array(pageScoresSchema),
  load: z.array(loadSchema),
  memory: memorySchema.optional(),
});
export type Found = z.infer<typeof foundSchema>;

/** When, with which command, of which commit, on what. */
const runSchema = z.object({
  at: z.iso.date(),
  command: z.string(),
  commit: z.string(),
  machine: z.string(),
  node: z.string(),
  browser: z.string(),
});
export type Run = z.infer<typeof runSchema>;

export const resultSchema = z.object({
  /** The run that each part is of. */
  runs: z.partialRecord(z.enum(PARTS), runSchema),
  targets: z.array(foundSchema),
  /** Milliseconds from `npm start` to the first answer, the data being there. */
  startMs: z.number().optional(),
  growth: z.array(z.object({ products: z.number(), costs: z.array(pageCostSchema) })).optional(),
});
export type Result = z.infer<typeof resultSchema>;

export const nothingOf = (name: string): Found => ({ name, bytes: [], paint: [], lighthouse: [], load: [] });
