import 'server-only';
import { LAST_PAGE } from '@/lib/domain/list-sizes';
import { type FilterKey, isFilterKey } from '@/lib/domain/listing-filter';
import type { Sort } from '@/lib/domain/sort';
import { SORTS } from '@/lib/domain/sorts.mjs';

/** Whether page, sort order and filter are valid; invalid ones must not reach the cache. */
export function isPageQuery({
  page = 1,
  sort = '',
  filter = '',
}: {
  page?: number;
  sort?: Sort;
  filter?: FilterKey;
}): boolean {
  const isPage = Number.isInteger(page) && page >= 1 && page <= LAST_PAGE;
  return isPage && SORTS.includes(sort) && isFilterKey(filter);
}
