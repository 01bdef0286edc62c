import path from 'node:path';
import { ROOT } from '@/shop-api/testing/running-program';
import type { Settings } from './whole-shop';

function preload(file: string): Settings {
  return { NODE_OPTIONS: `--require ${path.join(ROOT, 'chaos', 'preload', file)}` };
}

/** A program whose clock is so much ahead of the others', or behind when negative. */
export function withClockAhead(ms: number): Settings {
  return { ...preload('wrong-clock.cjs'), CLOCK_AHEAD_MS: String(ms) };
}

/** A program that says what it holds on to when it is asked (use-of.ts). */
export function tellingItsUse(): Settings {
  return preload('tell-use.cjs');
}
