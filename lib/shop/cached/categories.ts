import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Category } from '@/lib/contract/bff/catalogue';
import type { Language } from '@/lib/domain/language';
import { namesIn } from '@/lib/domain/names';
import { lifetimes, tags } from '@/lib/shop/cache';
import { listCategories } from '@/lib/shop/categories';
import { readAtBuildOr } from './read-at-build';

/** All active categories, with `name` in this language. */
export async function cachedCategories(language: Language = 'en'): Promise<Category[]> {
  return (await readCategories()).map((category) => namesIn(language, category));
}

async function readCategories(): Promise<Category[]> {
  'use cache';
  cacheTag(tags.categories);
  cacheLife(lifetimes.catalogue);
  return readAtBuildOr([], () => listCategories());
}
