import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { isSlug } from '@/lib/config/paths';
import type { SearchPage } from '@/lib/contract/bff/product';
import { LENGTHS } from '@/lib/domain/form-patterns';
import type { Language } from '@/lib/domain/language';
import type { FilterKey } from '@/lib/domain/listing-filter';
import { orderLanguage, type Sort } from '@/lib/domain/sort';
import { lifetimes, productTags, tags } from '@/lib/shop/cache';
import { searchProducts } from '@/lib/shop/products';
import { isPageQuery } from './page-query';
import { pageIn } from './products-in';
import { readAtBuildOr } from './read-at-build';

type CachedSearch = {
  term: string;
  category?: string;
  page?: number;
  sort?: Sort;
  filter?: FilterKey;
};

/** One page of search results; undefined for an invalid query, which must not reach the cache. */
export async function cachedSearch(
  { term, category = '', page = 1, sort = '', filter = '' }: CachedSearch,
  language: Language = 'en',
): Promise<SearchPage | undefined> {
  const words = term.trim().replace(/\s+/g, ' ');
  const isTerm = words.length > 0 && words.length <= LENGTHS.searchKey.max;
  if (!isTerm || !isPageQuery({ page, sort, filter }) || !(category === '' || isSlug(category)))
    return undefined;
  const key = { term: words, category, page, sort, filter, orderOf: orderLanguage(sort, language) };
  return pageIn(language, await readSearch(key));
}

/** The object is part of the cache key, so its fields must always come in the same order. */
async function readSearch(key: Required<CachedSearch> & { orderOf: Language }): Promise<SearchPage> {
  'use cache';
  const { orderOf, ...query } = key;
  cacheTag(tags.catalogue);
  cacheLife(lifetimes.catalogue);
  const empty: SearchPage = {
    products: [],
    count: 0,
    page: query.page,
    pageCount: 0,
    facets: undefined,
    didYouMean: [],
  };
  const found = await readAtBuildOr(empty, () =>
    searchProducts({ ...query, faceted: true }, { language: orderOf }),
  );
  cacheTag(...productTags(found.products));
  return found;
}
