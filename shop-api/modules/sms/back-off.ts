import { MINUTE_MS } from '@/lib/domain/durations';

const FIRST_MS = 2000;
export const LONGEST_BACK_OFF_MS = 30 * MINUTE_MS;

/** The pause after this many failed attempts: exponential, with jitter between half and all of it. */
export function backOffMs(attempts: number, random: () => number = Math.random): number {
  const longest = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_BACK_OFF_MS);
  return Math.round(longest * (0.5 + random() / 2));
}
