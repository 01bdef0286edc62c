import 'server-only';
import type { ProductCard, ProductPage } from '@/lib/contract/bff/product';
import type { Language } from '@/lib/domain/language';
import { namesIn, packIn } from '@/lib/domain/names';
import { cachedCategories } from './categories';

/** Products with `name` and category name in this language. */
export async function productsIn<Product extends ProductCard>(
  language: Language,
  products: readonly Product[],
): Promise<Product[]> {
  const categories = await cachedCategories(language);
  return products.map((product) => ({
    ...namesIn(language, packIn(language, product)),
    categoryName: categories.find(({ slug }) => slug === product.categorySlug)?.name ?? product.categoryName,
  }));
}

/** A page of a list with its products in this language. */
export async function pageIn<Page extends ProductPage>(language: Language, page: Page): Promise<Page> {
  return language === 'en' ? page : { ...page, products: await productsIn(language, page.products) };
}
