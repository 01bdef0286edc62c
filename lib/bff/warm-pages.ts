import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { getEnv } from '@/lib/config/env';

const TIMEOUT_MS = 10_000;
/** The queue rests so many times as long as a page took, so that a busy shop keeps its processor for shoppers. */
const REST = 3;

const waiting = new Set<string>();
let isRunning = false;

/**
 * Asks this storefront for its own pages, one after the other, so that the first shopper after a change does not
 * get the old one. A page that already waits is asked for once. Never rejects. Resolves when no page waits, or at once
 * where somebody else is waiting for that.
 */
export async function warmPages(pages: readonly string[]): Promise<void> {
  for (const page of pages) waiting.add(page);
  // why: in a busy shop pages wait all day, and whoever waited with them would be kept in memory with its request
  if (isRunning) return;
  isRunning = true;
  await askForAll();
  isRunning = false;
}

async function askForAll(): Promise<void> {
  for (const page of waiting) {
    waiting.delete(page);
    const startedAt = performance.now();
    await ask(page);
    await pause((performance.now() - startedAt) * REST);
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
    // why: the page is made when a shopper asks for it
  }
}
