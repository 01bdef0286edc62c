import { filterChoices } from '@/components/catalog/listing/filter-choices';
import type { FilterKey } from '@/lib/domain/listing-filter';
import type { Text } from '@/lib/messages/text';

/**
 * A list's title with its category, filters and page number, so that screen reader users can tell the pages apart.
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
