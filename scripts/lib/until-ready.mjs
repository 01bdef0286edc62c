import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 150;

/** Resolves when the address answers with a 2xx; never rejects, so race it with the end of the server. */
export async function untilReady(url) {
  while (!(await answers(url))) await pause(INTERVAL_MS, undefined, { ref: false });
}

async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}
