import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { RunningProgram } from '@/shop-api/testing/running-program';

const LINE = /^use (.*)$/gm;
const LOOK_EVERY_MS = 20;
const useSchema = z.object({ heap: z.number(), rss: z.number(), handles: z.number() });

/** Bytes that are held on to, resident bytes, and how many sockets, threads and the like are open. */
export type Use = z.infer<typeof useSchema>;

/** What a program holds on to right now, once it has let go of all it can; it was started with `tellingItsUse`. */
export async function useOf(program: RunningProgram): Promise<Use> {
  const told = () => [...program.output().matchAll(LINE)];
  const before = told().length;
  program.process.kill('SIGUSR2');
  while (told().length === before) await pause(LOOK_EVERY_MS);
  return useSchema.parse(JSON.parse(told().at(-1)?.[1] ?? ''));
}
