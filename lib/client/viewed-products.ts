import { SLUG } from '@/lib/domain/patterns';
import { forgetKeptPages } from './keep-page';

const STORE = 'koodai-viewed';
const MAX_VIEWED = 12;

/** Slugs of the products viewed in this browser, newest first (decisions.md 35). */
export function viewedProducts(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored.filter((slug) => typeof slug === 'string' && SLUG.test(slug)).slice(0, MAX_VIEWED);
  } catch {
    return [];
  }
}

export function rememberViewed(slug: string): void {
  const others = viewedProducts().filter((other) => other !== slug);
  try {
    localStorage.setItem(STORE, JSON.stringify([slug, ...others].slice(0, MAX_VIEWED)));
  } catch {
    // private windows may block storage
  }
}

const listeners = new Set<() => void>();

/** Deletes viewed products and cached pages, in other tabs too, so that the next shopper of this device sees none. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(STORE);
  } catch {
    // private windows may block storage
  }
  forgetKeptPages();
  for (const listener of listeners) listener();
}

/** Calls `listener` when they are deleted, here or in another tab; returns an unsubscribe function. */
export function onViewedForgotten(listener: () => void): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === null || (key === STORE && newValue === null)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
