import { type FilterKey, isFilterKey } from '@/lib/domain/listing-filter';
import { SORTS, type Sort } from '@/lib/domain/sort';

/** A list's view as the inner address carries it (lib/config/addresses.mjs). */
export type ViewParams = { sort: string; filter: string; page: string };
export type ListView = { sort: Sort; filter: FilterKey; page: number };

/** The same of a list that can be narrowed to one category; empty for all. */
export type CategorisedParams = ViewParams & { category: string };
export type CategorisedView = ListView & { category: string };

export const FIRST_VIEW: ListView = { sort: '', filter: '', page: 1 };
/** One made-up view: the build has to see a page, and needs no API for it. */
export const PLACEHOLDER = 'placeholder';

const FEATURED = 'featured';
const UNFILTERED = 'all';
const ANY_CATEGORY = 'all';

/** The view an inner address stands for, undefined when it is none. */
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
 * A dynamic part of an address as typed, undefined when it is not valid UTF-8. The framework gives pages such parts
 * encoded, and their metadata decoded.
 */
export function decodePart(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
