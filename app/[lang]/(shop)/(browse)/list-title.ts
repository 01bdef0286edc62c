import { filterChoices } from '@/components/catalog/listing/filter-choices';
import type { FilterKey } from '@/lib/domain/listing-filter';
import type { Text } from '@/lib/messages/text';

/**
 * A list's title with the name of the category it is narrowed to, its filters and its page, so that a screen reader tells
 * one from the next.
 */
export function listTitle(
  text: Text,
  title: string,
  { filter, page }: { filter: FilterKey; page: number },
  category?: string | undefined,
): string {
  const narrowed = category === undefined ? [] : [category];
  const filters = filterChoices(text, filter, undefined).filter(({ on }) => on);
  const later = page > 1 ? [text('listing.page', { page })] : [];
  return [title, ...narrowed, ...filters.map(({ label }) => label), ...later].join(', ');
}
