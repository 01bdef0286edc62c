import 'server-only';
import type { Language } from '@/lib/domain/language';
import { cachedCategories } from '@/lib/shop/cached/categories';

/** The name of the category that filters a list; undefined for '' and for an unknown one. */
export async function categoryName(slug: string, language: Language): Promise<string | undefined> {
  return (await cachedCategories(language)).find((one) => one.slug === slug)?.name;
}
