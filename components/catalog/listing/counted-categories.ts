import type { Category } from '@/lib/contract/bff/catalogue';
import type { Facets } from '@/lib/contract/bff/product';

export type CountedCategory = Pick<Category, 'slug' | 'name'> & {
  /** Products of the list in this category; undefined when not counted. */
  count?: number;
};

/** The categories that have products in the list, plus the current one; all of them when not counted. */
export function countedCategories(
  categories: readonly Category[],
  facets: Facets | undefined,
  chosen: string,
): CountedCategory[] {
  if (!facets) return categories.map(({ slug, name }) => ({ slug, name }));
  return categories
    .map(({ slug, name }) => {
      const count = facets.categories.find((one) => one.slug === slug)?.count ?? 0;
      return { slug, name, count };
    })
    .filter(({ slug, count }) => count > 0 || slug === chosen);
}
