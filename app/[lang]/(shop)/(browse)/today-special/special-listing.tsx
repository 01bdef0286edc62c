import { Missing } from '@/app/missing';
import { CategoryChoices } from '@/components/catalog/listing/category-choices';
import { countedCategories } from '@/components/catalog/listing/counted-categories';
import { ListingLayout } from '@/components/catalog/listing/listing-layout';
import { ProductListing } from '@/components/catalog/listing/product-listing';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { getText } from '@/lib/messages/get-text';
import { BreadcrumbData } from '@/lib/seo/breadcrumb-data';
import { ListData } from '@/lib/seo/list-data';
import type { CategorisedView } from '@/lib/seo/list-view';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { findSpecialPage } from './find-special-page';

/** One page of today's special, by category and sort order (spec 2). */
export async function SpecialListing({ view }: { view: CategorisedView | undefined }) {
  const text = await getText();
  const found = await findSpecialPage(view);
  if (!found) return <Missing />;
  const { category, sort, filter } = found.view;
  return (
    <div className="wrap">
      <BreadcrumbData current={{ label: text('home.specials'), href: paths.todaySpecial() }} />
      <ListData name={text('home.specials')} found={found.products} />
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('home.specials')} />
      <div className="page-head">
        <h1>
          {text('home.specials')}
          <span className="second" lang={OTHER_LANGUAGE[text.language]}>
            {text('home.specials2')}
          </span>
        </h1>
      </div>
      <ListingLayout
        rail={
          <CategoryChoices
            categories={countedCategories(
              await cachedCategories(text.language),
              found.products.facets,
              category,
            )}
            current={category}
            action={paths.todaySpecial()}
            keep={{ sort, filter }}
          />
        }
      >
        <ProductListing
          found={found.products}
          listing={{ list: 'special', category, sort, filter }}
          hrefOf={(query) => paths.todaySpecial({ category, ...query })}
          action={paths.todaySpecial()}
          keep={category === '' ? {} : { category }}
          distancePx={450}
          beside="rail"
          showSpecial={false}
          emptyText={text('listing.empty_special')}
        />
      </ListingLayout>
    </div>
  );
}
