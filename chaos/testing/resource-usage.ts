import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningProgram } from '@/shop-api/testing/running-program';

const LINE = /^use (.*)$/gm;
const LOOK_EVERY_MS = 20;
const usageSchema = z.object({ heap: z.number(), rss: z.number(), handles: z.number() });

/** Heap and resident memory in bytes, and the number of open handles (sockets, threads and the like). */
export type ResourceUsage = z.infer<typeof usageSchema>;

/** A program's usage after garbage collection. It must have been started with `reportingResourceUsage`. */
export async function readResourceUsage(program: RunningProgram): Promise<ResourceUsage> {
  const reports = () => [...program.output().matchAll(LINE)];
  const before = reports().length;
  program.process.kill('SIGUSR2');
  while (reports().length === before) await pause(LOOK_EVERY_MS);
  return usageSchema.parse(JSON.parse(reports().at(-1)?.[1] ?? ''));
}
