import { setTimeout as pause } from 'node:timers/promises';
import { memoryMbOf } from '../process-table';
import type { Memory } from '../result';
import type { Target } from '../target';
import { loadAutocannon } from '../tools';

const CONNECTIONS = 10;
const LOOK_EVERY_MS = 2_000;

/** Asks for all pages of a target in turn, for some minutes. */
export async function measureMemory(target: Target, pid: number, minutes: number): Promise<Memory> {
  const autocannon = await loadAutocannon();
  const before = memoryMbOf(pid);
  const seen: number[] = [];
  const headers = { 'accept-encoding': 'br', cookie: target.cookie };
  const requests = [...Object.values(target.pages), ...Object.values(target.load)]
    .filter((path) => path !== undefined)
    .map((path) => ({ method: 'GET', path, headers }));
  const until = performance.now() + minutes * 60_000;
  const watch = async (): Promise<void> => {
    while (performance.now() < until) {
      seen.push(memoryMbOf(pid));
      await pause(LOOK_EVERY_MS);
    }
  };
  await Promise.all([
    watch(),
    autocannon({
      url: target.origin,
      connections: CONNECTIONS,
      duration: minutes * 60,
      idReplacement: true,
      requests,
    }),
  ]);
  const quarters = [1, 2, 3, 4].map((quarter) => seen[Math.ceil((seen.length * quarter) / 4) - 1] ?? before);
  return { minutes, before, quarters, most: Math.max(before, ...seen) };
}
