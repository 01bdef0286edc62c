import { SLUG } from '@/lib/domain/patterns';

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
