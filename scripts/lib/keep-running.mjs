import { setTimeout as pause } from 'node:timers/promises';

/**
 * A running program; `exited` resolves with how it ended.
 *
 * @template Exit
 * @typedef {{ exited: Promise<Exit>, stop: () => Promise<void> }} Program
 */

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 8_000;
const MAX_EXITS = 5;
const COUNTED_FOR_MS = 60_000;

/**
 * Keeps a program running: restarts it when it exits by itself, each time after a longer pause.
 *
 * @template Exit
 * @param {string} name
 * @param {Program<Exit>} first the running program
 * @param {() => Program<Exit>} start starts it again
 * @param {{ pauseMs?: number, say?: (line: string) => void }} options `pauseMs` is the first pause, doubled each time
 * @returns `stop`, and `gaveUp`, which resolves with `{ died, code }` after several exits within a minute
 */
export function keepRunning(name, first, start, { pauseMs = FIRST_PAUSE_MS, say = console.error } = {}) {
  const stopped = new AbortController();
  let child = first;
  /** @returns {Promise<{ died: string, code: Exit }>} */
  const watch = async () => {
    /** @type {number[]} */
    let exits = [];
    for (;;) {
      const code = await child.exited;
      if (stopped.signal.aborted) return new Promise(() => {});
      const now = Date.now();
      exits = [...exits.filter((at) => now - at < COUNTED_FOR_MS), now];
      if (exits.length >= MAX_EXITS) return { died: name, code };
      say(`${name} ended unexpectedly (${code}) and is being restarted.`);
      const waitMs = Math.min(pauseMs * 2 ** (exits.length - 1), LONGEST_PAUSE_MS);
      await pause(waitMs, undefined, { signal: stopped.signal }).catch(() => {});
      if (stopped.signal.aborted) return new Promise(() => {});
      child = start();
    }
  };
  return {
    gaveUp: watch(),
    stop: () => {
      stopped.abort();
      return child.stop();
    },
  };
}
