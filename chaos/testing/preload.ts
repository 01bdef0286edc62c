import path from 'node:path';
import { ROOT } from '@/shop-api/testing/running-program';
import type { Settings } from './whole-shop';

function preload(file: string): Settings {
  return { NODE_OPTIONS: `--require ${path.join(ROOT, 'chaos', 'preload', file)}` };
}

/** Settings that set a program's clock ahead, or back when `ms` is negative. */
export function withClockAhead(ms: number): Settings {
  return { ...preload('wrong-clock.cjs'), CLOCK_AHEAD_MS: String(ms) };
}

/** Settings that make a program report its memory and handles (resource-usage.ts). */
export function reportingResourceUsage(): Settings {
  return preload('tell-use.cjs');
}
