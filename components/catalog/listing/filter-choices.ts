import type { Facets } from '@/lib/contract/bff/product';
import {
  type FilterKey,
  filterKey,
  isPriceBand,
  PRICE_BANDS,
  parseFilter,
} from '@/lib/domain/listing-filter';
import { formatPaise, paiseFromRupees } from '@/lib/domain/money';
import type { Text } from '@/lib/messages/text';

export type FilterChoice = {
  /** The same on every page of filters. */
  id: string;
  label: string;
  on: boolean;
  /** How many products would remain; undefined when not counted. */
  count: number | undefined;
  /** The filter after a press: with this choice added, or removed when it is on. */
  leadsTo: FilterKey;
};

/** The choices of a list's filter: in stock, on offer, and one price band. */
export function filterChoices(text: Text, current: FilterKey, facets: Facets | undefined): FilterChoice[] {
  const filter = parseFilter(current) ?? { inStock: false, onOffer: false, price: undefined };
  const { inStock, onOffer } = filter;
  return [
    {
      id: 'in-stock',
      label: text('filter.in_stock'),
      on: inStock,
      count: facets?.inStock,
      leadsTo: filterKey({ ...filter, inStock: !inStock }),
    },
    {
      id: 'offer',
      label: text('filter.on_offer'),
      on: onOffer,
      count: facets?.onOffer,
      leadsTo: filterKey({ ...filter, onOffer: !onOffer }),
    },
    ...Object.keys(PRICE_BANDS)
      .filter(isPriceBand)
      .map((band) => {
        const on = filter.price === band;
        const leadsTo = filterKey({ ...filter, price: on ? undefined : band });
        const label = bandLabel(text, PRICE_BANDS[band]);
        return { id: band, label, on, count: facets?.prices[band], leadsTo };
      }),
  ];
}

type Band = { from: number; below: number | undefined };

function bandLabel(text: Text, { from, below }: Band): string {
  const rupees = (amount: number) => formatPaise(paiseFromRupees(amount));
  if (below === undefined) return text('filter.price_over', { from: rupees(from) });
  if (from === 0) return text('filter.price_under', { below: rupees(below) });
  return text('filter.price_between', { from: rupees(from), below: rupees(below) });
}
