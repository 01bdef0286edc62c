import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button/button-class';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { DocumentLink } from '@/components/ui/link/document-link';
import type { ListingKey } from '@/lib/config/api-paths';
import type { ListQuery } from '@/lib/config/paths';
import type { FacetedPage } from '@/lib/contract/bff/product';
import { useText } from '@/lib/messages/use-text';
import { ProductCard } from '../card/product-card';
import { FilterLinks } from './filter-links';
import { InfiniteGrid } from './infinite-grid';
import { ListingToolbar } from './listing-toolbar';
import { PageLink } from './page-link';

/** Cards on the first screen of a phone. */
const EAGER_CARDS = 4;

type Props = {
  found: FacetedPage;
  listing: ListingKey;
  /** URL of this list for a sort order, filter and page. */
  hrefOf: (query: ListQuery) => string;
  /** URL without query for the sort form, and the query parameters to keep. */
  action: string;
  keep?: Readonly<Record<string, string>>;
  distancePx: 270 | 450;
  beside?: 'rail' | 'nothing';
  showSpecial?: boolean;
  emptyText: string;
  emptyHint?: string;
  /** Link shown when the list is empty. */
  emptyAction?: ReactNode;
};

/** Count, sort order, cards, and a link to or loading of further pages. */
export function ProductListing(props: Props) {
  const {
    found,
    listing,
    hrefOf,
    action,
    keep,
    distancePx,
    beside,
    showSpecial,
    emptyText,
    emptyHint,
    emptyAction,
  } = props;
  const { products, count, page, pageCount, facets } = found;
  const { sort = '', filter = '' } = listing;
  if (products.length === 0 && filter === '') {
    return <EmptyState title={emptyText} {...(emptyHint ? { text: emptyHint } : {})} action={emptyAction} />;
  }
  const pageHref = (number: number) => hrefOf({ sort, filter, ...(number > 1 ? { page: number } : {}) });
  return (
    <>
      <FilterLinks current={filter} facets={facets} hrefOf={(other) => hrefOf({ sort, filter: other })} />
      <ListingToolbar count={count} sort={sort} action={action} keep={{ ...keep, filter }} />
      {products.length === 0 && <EmptyFiltered unfilteredHref={hrefOf({ sort })} />}
      {page > 1 && <PageLink to="previous" href={pageHref(page - 1)} />}
      <InfiniteGrid
        listing={listing}
        page={page}
        pageCount={pageCount}
        shownIds={products.map(({ id }) => id)}
        distancePx={distancePx}
        beside={beside}
        showSpecial={showSpecial}
        nextLink={page < pageCount ? <PageLink to="next" href={pageHref(page + 1)} /> : null}
      >
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              heading="h2"
              showSpecial={showSpecial}
              eager={index < EAGER_CARDS}
            />
          </li>
        ))}
      </InfiniteGrid>
    </>
  );
}

function EmptyFiltered({ unfilteredHref }: { unfilteredHref: string }) {
  const text = useText();
  return (
    <EmptyState
      title={text('listing.empty_filtered')}
      text={text('listing.empty_filtered_hint')}
      action={
        <DocumentLink className={buttonClass({})} href={unfilteredHref} rel="nofollow">
          {text('filter.clear')}
        </DocumentLink>
      }
    />
  );
}
