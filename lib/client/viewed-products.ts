import { SLUG } from '@/lib/domain/patterns';
import { onStoredInBrowser, parseJson, readFromBrowser, storeInBrowser } from './browser-store';
import { forgetKeptPages } from './page/keep-page';

const STORE = 'koodai-viewed';
const MAX_VIEWED = 12;

/** Slugs of the products viewed in this browser, newest first (decisions.md 35). */
export function viewedProducts(): string[] {
  const stored = parseJson(readFromBrowser(STORE));
  if (!Array.isArray(stored)) return [];
  return stored.filter((slug) => typeof slug === 'string' && SLUG.test(slug)).slice(0, MAX_VIEWED);
}

export function rememberViewed(slug: string): void {
  const others = viewedProducts().filter((other) => other !== slug);
  storeInBrowser(STORE, JSON.stringify([slug, ...others].slice(0, MAX_VIEWED)));
}

/** Deletes viewed products and cached pages, in other tabs too, so that the next shopper of this device sees none. */
export function forgetViewed(): void {
  storeInBrowser(STORE, undefined);
  forgetKeptPages();
}

/** Calls `listener` when they are deleted, here or in another tab; returns an unsubscribe function. */
export function onViewedForgotten(listener: () => void): () => void {
  return onStoredInBrowser(STORE, (value) => value === null && listener());
}
