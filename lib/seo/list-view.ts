import { type FilterKey, isFilterKey } from '@/lib/domain/listing-filter';
import type { Sort } from '@/lib/domain/sort';
import { SORTS } from '@/lib/domain/sorts.mjs';

/** Sort order, filter and page of a list as segments of the internal address (lib/config/addresses.mjs). */
export type ViewParams = { sort: string; filter: string; page: string };
export type ListView = { sort: Sort; filter: FilterKey; page: number };

/** For lists that can be narrowed to one category; an empty category means all. */
export type CategorisedParams = ViewParams & { category: string };
export type CategorisedView = ListView & { category: string };

export const FIRST_VIEW: ListView = { sort: '', filter: '', page: 1 };
/** A static parameter for the build, which needs at least one page and must not need the API. */
export const PLACEHOLDER = 'placeholder';

const FEATURED = 'featured';
const UNFILTERED = 'all';
const ANY_CATEGORY = 'all';

/** The view that an internal address names; undefined when a segment is invalid. */
export function parseView({ sort, filter, page }: ViewParams): ListView | undefined {
  const key = filter === UNFILTERED ? '' : filter;
  const known = SORTS.find((option) => option === (sort === FEATURED ? '' : sort));
  return known === undefined || !isFilterKey(key) || !/^[1-9]\d{0,3}$/.test(page)
    ? undefined
    : { sort: known, filter: key, page: Number(page) };
}

export function parseCategorisedView({
  category,
  ...params
}: CategorisedParams): CategorisedView | undefined {
  const view = parseView(params);
  return view && { ...view, category: category === ANY_CATEGORY ? '' : category };
}

/**
 * Decodes a dynamic segment; undefined when it is not valid UTF-8. Next passes segments encoded to pages and decoded to
 * `generateMetadata`.
 */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
