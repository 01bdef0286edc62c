import { SLUG } from '@/lib/domain/patterns';
import { forgetKeptPages } from './keep-page';

const STORE = 'koodai-viewed';
const KEPT = 12;

/** Slugs of the products this browser has looked at, newest first (decisions.md 35). */
export function viewedProducts(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter((slug) => typeof slug === 'string' && SLUG.test(slug)).slice(0, KEPT);
  } catch {
    return [];
  }
}

export function rememberViewed(slug: string): void {
  const others = viewedProducts().filter((other) => other !== slug);
  try {
    localStorage.setItem(STORE, JSON.stringify([slug, ...others].slice(0, KEPT)));
  } catch {
    // private windows may refuse storage
  }
}

const listeners = new Set<() => void>();

/** Leaves nothing of what was looked at to the device's next shopper, in other tabs too. */
export function forgetViewed(): void {
  try {
    localStorage.removeItem(STORE);
  } catch {
    // private windows may refuse storage
  }
  forgetKeptPages();
  for (const listener of listeners) listener();
}

/** Calls `listener` when it was forgotten, here or in another tab; returns what ends that. */
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
