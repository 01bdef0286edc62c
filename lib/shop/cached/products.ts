import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { isSlug } from '@/lib/config/paths';
import type { ProductDetail } from '@/lib/contract/bff/catalogue';
import type { FacetedPage, ProductCard } from '@/lib/contract/bff/product';
import type { Language } from '@/lib/domain/language';
import type { FilterKey } from '@/lib/domain/listing-filter';
import { packIn } from '@/lib/domain/names';
import { orderLanguage, type Sort } from '@/lib/domain/sort';
import { type Translations, wordsIn } from '@/lib/domain/words';
import { lifetimes, productTags, tags } from '@/lib/shop/cache';
import { getProduct, listProducts, listRelated, listSpecials } from '@/lib/shop/products';
import { isPageQuery } from './page-query';
import { pageIn, productsIn } from './products-in';
import { orUndefined, readAtBuildOr } from './read-at-build';

type CachedPageQuery = {
  page?: number;
  sort?: Sort;
  filter?: FilterKey;
  /** The language that orders a list by name; by default the language of the list. */
  orderOf?: Language;
};

type ListKey = Required<CachedPageQuery> & { category: string };

/** A product for its page; undefined when there is none, or at build without the API. */
export async function cachedProduct(
  slug: string,
  language: Language = 'en',
): Promise<ProductDetail | undefined> {
  const product = isSlug(slug) ? await readProduct(slug) : undefined;
  if (!product) return undefined;
  const [named = product] = language === 'en' ? [product] : await productsIn(language, [product]);
  return {
    ...named,
    descriptionHtml: wordsIn(language, named.descriptionHtml),
    countryOfOrigin: wordsIn(language, named.countryOfOrigin),
    packs: named.packs.map((pack) => packIn(language, pack)),
  };
}

async function readProduct(slug: string): Promise<ProductDetail<Translations> | undefined> {
  'use cache';
  cacheTag(tags.catalogue, tags.product(slug));
  const product = await readAtBuildOr(undefined, () => orUndefined(() => getProduct(slug)));
  if (product) cacheTag(tags.category(product.categorySlug));
  cacheLife(product ? lifetimes.catalogue : lifetimes.absent);
  return product;
}

/** Products related to one; none for an unknown product. */
export async function cachedRelated(slug: string, language: Language = 'en'): Promise<ProductCard[]> {
  if (!isSlug(slug)) return [];
  const related = await readRelated(slug);
  return language === 'en' ? related : productsIn(language, related);
}

async function readRelated(slug: string): Promise<ProductCard[]> {
  'use cache';
  cacheTag(tags.catalogue, tags.product(slug));
  cacheLife(lifetimes.catalogue);
  const related = (await readAtBuildOr([], () => orUndefined(() => listRelated(slug)))) ?? [];
  cacheTag(...productTags(related));
  return related;
}

/** One page of a category; undefined for an unknown category or an invalid query. */
export async function cachedListing(
  category: string,
  query: CachedPageQuery = {},
  language: Language = 'en',
): Promise<FacetedPage | undefined> {
  if (!isSlug(category) || !isPageQuery(query)) return undefined;
  const found = await readListing(toKey(category, query, language));
  return found && pageIn(language, found);
}

async function readListing(key: ListKey): Promise<FacetedPage | undefined> {
  'use cache';
  const { orderOf, ...query } = key;
  cacheTag(tags.catalogue, tags.category(query.category));
  const found = await readAtBuildOr(undefined, () =>
    orUndefined(() => listProducts(query, { language: orderOf })),
  );
  cacheLife(found ? lifetimes.catalogue : lifetimes.absent);
  return found;
}

/** One page of today's special, optionally of one category; undefined for an invalid query or slug. */
export async function cachedSpecials(
  { category = '', ...query }: CachedPageQuery & { category?: string } = {},
  language: Language = 'en',
): Promise<FacetedPage | undefined> {
  if (!isPageQuery(query) || !(category === '' || isSlug(category))) return undefined;
  return pageIn(language, await readSpecials(toKey(category, query, language)));
}

async function readSpecials(key: ListKey): Promise<FacetedPage> {
  'use cache';
  const { orderOf, ...query } = key;
  cacheTag(tags.catalogue, tags.specials);
  cacheLife(lifetimes.catalogue);
  const empty = { products: [], count: 0, page: query.page, pageCount: 0, facets: undefined };
  return readAtBuildOr<FacetedPage>(empty, () => listSpecials(query, { language: orderOf }));
}

/** The cache key of a list, always with its fields in this order: another order would be another key. */
function toKey(
  category: string,
  { page = 1, sort = '', filter = '', orderOf }: CachedPageQuery,
  language: Language,
): ListKey {
  return { category, page, sort, filter, orderOf: orderLanguage(sort, orderOf ?? language) };
}
