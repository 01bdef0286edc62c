import { setTimeout as pause } from 'node:timers/promises';

const INTERVAL_MS = 150;

/**
 * Resolves when the URL answers with a 2xx. Never rejects, so race it with the server's exit.
 *
 * @param {string} url
 */
export async function untilReady(url) {
  while (!(await answers(url))) await pause(INTERVAL_MS, undefined, { ref: false });
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}
