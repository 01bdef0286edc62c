import { setTimeout as pause } from 'node:timers/promises';

const POLL_EVERY_MS = 20;

/** Resolves when the URL answers with this status. */
export async function untilAnswers(url: string, status: number): Promise<void> {
  while ((await statusOf(url)) !== status) await pause(POLL_EVERY_MS, undefined, { ref: false });
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}
