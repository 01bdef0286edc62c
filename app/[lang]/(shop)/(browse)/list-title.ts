import { filterChoices } from '@/components/catalog/listing/filter-choices';
import type { FilterKey } from '@/lib/domain/listing-filter';
import type { Text } from '@/lib/messages/text';

/** A list's title with what it is narrowed to and its page, so that a screen reader tells one from the next. */
export function listTitle(
  text: Text,
  title: string,
  { filter, page }: { filter: FilterKey; page: number },
): string {
  const filters = filterChoices(text, filter, undefined).filter(({ on }) => on);
  const later = page > 1 ? [text('listing.page', { page })] : [];
  return [title, ...filters.map(({ label }) => label), ...later].join(', ');
}
