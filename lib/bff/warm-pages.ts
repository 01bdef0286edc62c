import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { getEnv } from '@/lib/config/env';

const TIMEOUT_MS = 10_000;
/** The pause after each page, as a multiple of the time it took: a busy shop keeps its CPU for shoppers. */
const PAUSE_FACTOR = 3;

const waiting = new Set<string>();
let isRunning = false;

/**
 * Requests pages of this storefront one after the other, so that the first shopper after a change does not get a stale
 * one. A page that is already queued is requested once. Never rejects. Resolves when the queue is empty, or at once
 * when another call is already working on it.
 */
export async function warmPages(pages: readonly string[]): Promise<void> {
  for (const page of pages) waiting.add(page);
  // why: in a busy shop the queue may never be empty, and waiting calls would keep their requests in memory
  if (isRunning) return;
  isRunning = true;
  try {
    await askForAll();
  } finally {
    isRunning = false;
  }
}

async function askForAll(): Promise<void> {
  for (const page of waiting) {
    waiting.delete(page);
    const startedAt = performance.now();
    await ask(page);
    await pause((performance.now() - startedAt) * PAUSE_FACTOR);
  }
}

async function ask(page: string): Promise<void> {
  try {
    const response = await fetch(new URL(page, getEnv().ownUrl), {
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
  } catch {
    // why: the page is then rendered for the next shopper who requests it
  }
}
