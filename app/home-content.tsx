import Link from 'next/link';
import { CategoryTiles } from '@/components/catalog/home/category-tiles';
import { Facts } from '@/components/catalog/home/facts';
import { Hero } from '@/components/catalog/home/hero';
import { HowItWorks } from '@/components/catalog/home/how-it-works';
import { SectionTitle } from '@/components/catalog/home/section-title';
import { SpecialsBand } from '@/components/catalog/home/specials-band';
import { RecentlyViewed } from '@/components/catalog/recent/recently-viewed';
import { WhyList } from '@/components/content/why-list';
import { Icon } from '@/components/ui/icon/icon';
import { paths } from '@/lib/config/paths';
import { HOME_CATEGORIES } from '@/lib/domain/sort';
import { text } from '@/lib/messages/text';
import { cachedBanners, cachedCategories } from '@/lib/shop/cached/content';
import { cachedSpecials } from '@/lib/shop/cached/products';

/** One large tile and four. */
const SHOWN_TILES = 5;

/** The home page; also what an address that leads nowhere shows (decisions.md 23). */
export async function HomeContent() {
  const [banners, categories, specials] = await Promise.all([
    cachedBanners(),
    cachedCategories(),
    cachedSpecials(),
  ]);
  return (
    <>
      <Hero banners={banners} />
      <Facts />
      {categories.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionTitle
              id="home.categories"
              second="home.categories2"
              action={
                categories.length > HOME_CATEGORIES && (
                  <Link className="viewall" href={paths.categories}>
                    {text('action.view_all')} <Icon name="arrow-right" size={16} />
                  </Link>
                )
              }
            />
            <CategoryTiles layout="home" categories={categories.slice(0, SHOWN_TILES)} />
          </div>
        </section>
      )}
      <SpecialsBand products={specials?.products ?? []} count={specials?.count ?? 0} />
      <div className="wrap">
        <RecentlyViewed />
      </div>
      <section className="section">
        <div className="wrap">
          <SectionTitle id="home.why" second="home.why2" />
          <WhyList />
        </div>
      </section>
      <HowItWorks />
    </>
  );
}
