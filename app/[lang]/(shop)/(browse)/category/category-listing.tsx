import { Missing } from '@/app/missing';
import { CategoryRail } from '@/components/catalog/listing/category-rail';
import { ListingLayout } from '@/components/catalog/listing/listing-layout';
import { ProductListing } from '@/components/catalog/listing/product-listing';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { spokenName } from '@/components/ui/spoken-name';
import { paths } from '@/lib/config/paths';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { titleCase } from '@/lib/domain/title-case';
import { getText } from '@/lib/messages/get-text';
import { BreadcrumbData } from '@/lib/seo/breadcrumb-data';
import { ListData } from '@/lib/seo/list-data';
import type { ListView } from '@/lib/seo/list-view';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { findCategoryPage } from './find-category-page';

/** One page of a category, in one sort order. */
export async function CategoryListing({ slug, view }: { slug: string; view: ListView | undefined }) {
  const text = await getText();
  const [found, categories] = await Promise.all([
    findCategoryPage(slug, view),
    cachedCategories(text.language),
  ]);
  if (!found) return <Missing />;
  const { category, products } = found;
  const { sort, filter } = found.view;
  const label = titleCase(category.name);
  return (
    <div className="wrap">
      <BreadcrumbData current={{ label, href: paths.category(slug) }} />
      <ListData name={category.name} found={products} />
      <Breadcrumb
        trail={[{ label: text('nav.home'), href: paths.home }]}
        current={spokenName(text.language, label)}
      />
      <div className="page-head">
        <h1>
          {spokenName(text.language, category.name)}
          <span className="second" lang={OTHER_LANGUAGE[text.language]}>
            {category.name2}
          </span>
        </h1>
      </div>
      <ListingLayout rail={<CategoryRail categories={categories} current={slug} />}>
        <ProductListing
          found={products}
          listing={{ list: 'category', category: slug, sort, filter }}
          hrefOf={(query) => paths.category(slug, query)}
          action={paths.category(slug)}
          distancePx={270}
          beside="rail"
          emptyText={text('listing.empty')}
        />
      </ListingLayout>
    </div>
  );
}
