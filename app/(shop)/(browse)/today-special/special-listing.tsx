import { NotFoundHome } from '@/app/not-found-home';
import { ProductListing } from '@/components/catalog/listing/product-listing';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { text } from '@/lib/messages/text';
import { BreadcrumbData } from '@/lib/seo/breadcrumb-data';
import { ListData } from '@/lib/seo/list-data';
import type { ListView } from '@/lib/seo/list-view';
import styles from '../browse.module.css';
import { findSpecialPage } from './find-special-page';

/** Today's special in one order and page (spec 2). */
export async function SpecialListing({ view }: { view: ListView | undefined }) {
  const found = await findSpecialPage(view);
  if (!found) return <NotFoundHome />;
  const { sort, filter } = found.view;
  return (
    <div className={`wrap ${styles.page}`}>
      <BreadcrumbData current={{ label: text('home.specials'), href: paths.todaySpecial() }} />
      <ListData name={text('home.specials')} found={found.products} />
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('home.specials')} />
      <div className="page-head">
        <h1>
          {text('home.specials')}
          <span className="second" lang="ta">
            {text('home.specials2')}
          </span>
        </h1>
      </div>
      <ProductListing
        found={found.products}
        listing={{ list: 'special', sort, filter }}
        hrefOf={paths.todaySpecial}
        action={paths.todaySpecial()}
        distancePx={450}
        showSpecial={false}
        emptyText={text('listing.empty_special')}
      />
    </div>
  );
}
