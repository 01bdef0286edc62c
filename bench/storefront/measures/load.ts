import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { cpuMsOf } from '../process-table';
import type { Load } from '../result';
import type { Target } from '../target';
import { loadAutocannon } from '../tools';

const CONNECTIONS = 50;
const LOOK_EVERY_MS = 500;
const MOST_LOOKS = 40;
/** The share of a processor below which a server counts as idle. */
const IDLE_SHARE = 0.1;

const outcome = z.object({
  requests: z.object({ total: z.number(), average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
});

/**
 * Puts load on one path. `[<id>]` in it is replaced by a new value for each request.
 *
 * @param seconds duration; the `warmUp` seconds before it are not counted
 */
export async function measureLoad(
  target: Target,
  [what, path]: readonly [string, string],
  { seconds, warmUp, pid }: { seconds: number; warmUp: number; pid: number | undefined },
): Promise<Load> {
  const autocannon = await loadAutocannon();
  const options = {
    url: new URL(target.origin).origin + path,
    connections: CONNECTIONS,
    idReplacement: path.includes('[<id>]'),
    headers: { 'accept-encoding': 'br', ...(target.cookie === '' ? {} : { cookie: target.cookie }) },
  };
  await untilIdle(pid);
  await autocannon({ ...options, duration: warmUp });
  const before = pid === undefined ? 0 : cpuMsOf(pid);
  const { requests, latency, non2xx, errors } = outcome.parse(
    await autocannon({ ...options, duration: seconds }),
  );
  const cpuMs = pid === undefined ? undefined : (cpuMsOf(pid) - before) / Math.max(1, requests.total);
  const { p50, p99 } = latency;
  return { what, perSecond: requests.average, p50, p99, cpuMs, failed: non2xx + errors };
}

/** Waits until a server is idle, since it still renders what the last load requested. */
async function untilIdle(pid: number | undefined): Promise<void> {
  for (let looks = 0; pid !== undefined && looks < MOST_LOOKS; looks++) {
    const before = cpuMsOf(pid);
    await pause(LOOK_EVERY_MS);
    if (cpuMsOf(pid) - before < LOOK_EVERY_MS * IDLE_SHARE) return;
  }
}
