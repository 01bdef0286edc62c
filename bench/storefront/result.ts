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

/** Cumulative bytes of a page: loaded, idle, left unused, and after interaction (bench/weight/visit.ts). */
const pageBytesSchema = z.object({
  page,
  load: sumsSchema,
  rested: sumsSchema,
  left: sumsSchema,
  used: sumsSchema,
});
export type PageBytes = z.infer<typeof pageBytesSchema>;

/** `beforeLcp` are the bytes before the largest paint; `inpMs` is 0 where nothing could be tapped. */
export const vitalsSchema = z.object({
  lcpMs: z.number(),
  cls: z.number(),
  inpMs: z.number(),
  beforeLcp: z.number(),
});
export type Vitals = z.infer<typeof vitalsSchema>;

const pagePaintSchema = vitalsSchema.extend({ page });
export type PagePaint = z.infer<typeof pagePaintSchema>;

/** Milliseconds from a tap until its effect is shown; undefined where the target has no such tap. */
const pressesSchema = z.object({ openMs: z.number().optional(), addMs: z.number().optional() });
export type Presses = z.infer<typeof pressesSchema>;

/** Lighthouse on its phone with simulated throttling; scores up to 100. */
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
  /** Milliseconds, with all connections busy. */
  p50: z.number(),
  p99: z.number(),
  /** CPU milliseconds of the storefront per request; undefined where they cannot be read. */
  cpuMs: z.number().optional(),
  /** Responses other than 2xx, and failed connections. */
  failed: z.number(),
});
export type Load = z.infer<typeof loadSchema>;

/** Megabytes of the storefront: before, after each quarter of the time, and at most. */
const memorySchema = z.object({
  minutes: z.number(),
  before: z.number(),
  quarters: z.array(z.number()),
  most: z.number(),
});
export type Memory = z.infer<typeof memorySchema>;

/** Milliseconds per page, one at a time: response time, and CPU time of each program. */
const pageCostSchema = z.object({
  what: z.string(),
  ms: z.number(),
  cpuMs: z.object({ storefront: z.number(), api: z.number() }).optional(),
});
export type PageCost = z.infer<typeof pageCostSchema>;

/** The results of one storefront, without the parts that were not measured. */
const targetResultSchema = z.object({
  name: z.string(),
  bytes: z.array(pageBytesSchema),
  paint: z.array(pagePaintSchema),
  presses: pressesSchema.optional(),
  lighthouse: z.array(pageScoresSchema),
  load: z.array(loadSchema),
  memory: memorySchema.optional(),
});
export type TargetResult = z.infer<typeof targetResultSchema>;

/** Date, command, commit and machine of a run. */
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
  /** The run in which each part was measured. */
  runs: z.partialRecord(z.enum(PARTS), runSchema),
  targets: z.array(targetResultSchema),
  /** Milliseconds from `npm start` to the first response, with an existing database. */
  startMs: z.number().optional(),
  growth: z.array(z.object({ products: z.number(), costs: z.array(pageCostSchema) })).optional(),
});
export type Result = z.infer<typeof resultSchema>;

export const emptyTargetResult = (name: string): TargetResult => ({
  name,
  bytes: [],
  paint: [],
  lighthouse: [],
  load: [],
});
