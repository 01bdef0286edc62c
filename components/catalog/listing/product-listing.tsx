import { EmptyState } from '@/components/ui/empty-state/empty-state';
import type { ListingKey } from '@/lib/client/keys';
import type { ProductPage } from '@/lib/contract/bff/product';
import { ProductCard } from '../card/product-card';
import { InfiniteGrid } from './infinite-grid';
import { ListingToolbar } from './listing-toolbar';
import { PageLink } from './page-link';

/** Cards that are on the first screen of a phone. */
const EAGER_CARDS = 4;

type Props = {
  found: ProductPage;
  listing: ListingKey;
  /** The address of a page of this list in this order. */
  hrefOf: (page: number) => string;
  /** Address without query, for the sort form, and what it has to carry. */
  action: string;
  keep?: Readonly<Record<string, string>>;
  distancePx: 270 | 450;
  beside?: 'rail' | 'nothing';
  showSpecial?: boolean;
  emptyText: string;
  emptyHint?: string;
};

/** Count, order, cards and what leads to more of them. */
export function ProductListing(props: Props) {
  const { found, listing, hrefOf, action, keep, distancePx, beside, showSpecial, emptyText, emptyHint } =
    props;
  const { products, count, page, pageCount } = found;
  if (products.length === 0) {
    return <EmptyState title={emptyText} {...(emptyHint ? { text: emptyHint } : {})} />;
  }
  return (
    <>
      <ListingToolbar count={count} sort={listing.sort ?? ''} action={action} keep={keep} />
      {page > 1 && <PageLink to="previous" href={hrefOf(page - 1)} />}
      <InfiniteGrid
        listing={listing}
        page={page}
        pageCount={pageCount}
        shownIds={products.map(({ id }) => id)}
        distancePx={distancePx}
        beside={beside}
        showSpecial={showSpecial}
        nextLink={page < pageCount ? <PageLink to="next" href={hrefOf(page + 1)} /> : null}
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
