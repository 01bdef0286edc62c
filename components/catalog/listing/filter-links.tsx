import type { Facets } from '@/lib/contract/bff/product';
import type { FilterKey } from '@/lib/domain/listing-filter';
import { useText } from '@/lib/messages/use-text';
import { type FilterChip, FilterChips } from './filter-chips';
import { type FilterChoice, filterChoices } from './filter-choices';

type Props = {
  current: FilterKey;
  facets: Facets | undefined;
  /** URL of this list, in the same sort order, with another filter. */
  hrefOf: (filter: FilterKey) => string;
};

/**
 * Filters as links, so that they work without JavaScript and each result has its own URL (see `openAddress`).
 * Each says how many products would remain; a choice that would leave none is not a link.
 */
export function FilterLinks({ current, facets, hrefOf }: Props) {
  const text = useText();
  const toChip = ({ id, label, on, count, leadsTo }: FilterChoice): FilterChip => ({
    id,
    label,
    count,
    ...((on || count !== 0) && { href: hrefOf(leadsTo) }),
    ...(on && { remove: text('filter.remove') }),
  });
  return (
    <FilterChips
      title={text('filter.title')}
      chips={filterChoices(text, current, facets).map(toChip)}
      clear={current === '' ? undefined : { label: text('filter.clear'), href: hrefOf('') }}
    />
  );
}
