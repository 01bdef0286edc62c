import { Missing } from '@/app/missing';
import { CategoryChoices } from '@/components/catalog/listing/category-choices';
import { countedCategories } from '@/components/catalog/listing/counted-categories';
import { DidYouMeanLinks } from '@/components/catalog/listing/did-you-mean-links';
import { ListingLayout } from '@/components/catalog/listing/listing-layout';
import { ProductListing } from '@/components/catalog/listing/product-listing';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { findSearchPage } from './find-search-page';
import type { SearchView } from './search-view';

/** One page of the products that match a term, by category and sort order (spec 2, Search). */
export async function SearchListing({ view }: { view: SearchView | undefined }) {
  const text = await getText();
  const page = await findSearchPage(view);
  if (!page) return <Missing />;
  const { found } = page;
  const { term, category, sort, filter } = page.view;
  return (
    <div className="wrap">
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('search.title')} />
      <div className="page-head">
        <h1>{text('search.results_for', { term })}</h1>
      </div>
      <ListingLayout
        rail={
          <CategoryChoices
            categories={countedCategories(await cachedCategories(text.language), found.facets, category)}
            current={category}
            action={paths.search(term)}
            keep={{ sort, filter }}
          />
        }
      >
        <ProductListing
          found={found}
          listing={{ list: 'search', q: term, category, sort, filter }}
          hrefOf={(query) => paths.search(term, { category, ...query })}
          action={paths.search(term)}
          keep={category === '' ? {} : { category }}
          distancePx={450}
          beside="rail"
          emptyText={text('search.none')}
          emptyHint={text('search.empty_text')}
          emptyAction={<DidYouMeanLinks term={term} names={found.didYouMean} isNarrowed={category !== ''} />}
        />
      </ListingLayout>
    </div>
  );
}
