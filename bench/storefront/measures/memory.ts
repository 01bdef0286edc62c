import { setTimeout as pause } from 'node:timers/promises';
import { memoryMbOf } from '../process-table';
import type { Memory } from '../result';
import type { Target } from '../target';
import { loadAutocannon } from '../tools';

const CONNECTIONS = 10;
const LOOK_EVERY_MS = 2_000;

/** Samples the memory of a process while all pages of a target are requested in turn. */
export async function measureMemory(target: Target, pid: number, minutes: number): Promise<Memory> {
  const autocannon = await loadAutocannon();
  const before = memoryMbOf(pid);
  const samples: number[] = [];
  const headers = { 'accept-encoding': 'br', cookie: target.cookie };
  const requests = [...Object.values(target.pages), ...Object.values(target.load)]
    .filter((path) => path !== undefined)
    .map((path) => ({ method: 'GET', path, headers }));
  const until = performance.now() + minutes * 60_000;
  const sampleMemory = async (): Promise<void> => {
    while (performance.now() < until) {
      samples.push(memoryMbOf(pid));
      await pause(LOOK_EVERY_MS);
    }
  };
  await Promise.all([
    sampleMemory(),
    autocannon({
      url: target.origin,
      connections: CONNECTIONS,
      duration: minutes * 60,
      idReplacement: true,
      requests,
    }),
  ]);
  const quarters = [1, 2, 3, 4].map(
    (quarter) => samples[Math.ceil((samples.length * quarter) / 4) - 1] ?? before,
  );
  return { minutes, before, quarters, most: Math.max(before, ...samples) };
}
