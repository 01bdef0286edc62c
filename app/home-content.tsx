import { AppBlock } from '@/components/catalog/home/app-block';
import { CategorySection } from '@/components/catalog/home/category-section';
import { Facts } from '@/components/catalog/home/facts';
import { Hero } from '@/components/catalog/home/hero';
import { HowItWorks } from '@/components/catalog/home/how-it-works';
import { SectionTitle } from '@/components/catalog/home/section-title';
import { SpecialsBand } from '@/components/catalog/home/specials-band';
import { BoughtBefore } from '@/components/catalog/recent/bought-before';
import { RecentlyViewed } from '@/components/catalog/recent/recently-viewed';
import { WhyList } from '@/components/content/why-list';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { pageUrl } from '@/lib/seo/origin';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { cachedBanners, cachedSiteDetails } from '@/lib/shop/cached/content';
import { cachedSpecials } from '@/lib/shop/cached/products';
import { cachedPaysOnline } from '@/lib/shop/cached/settings';

/** The content of the home page; unknown URLs show it too (decisions.md 23). */
export async function HomeContent() {
  const { language } = await getText();
  const [banners, categories, specials, details, paysOnline] = await Promise.all([
    cachedBanners(language),
    cachedCategories(language),
    cachedSpecials({}, language),
    cachedSiteDetails(language),
    cachedPaysOnline(),
  ]);
  return (
    <>
      <Hero banners={banners} categories={categories} terms={details.terms} />
      <Facts terms={details.terms} paysOnline={paysOnline} />
      <CategorySection categories={categories} />
      <SpecialsBand products={specials?.products ?? []} count={specials?.count ?? 0} />
      <div className="wrap">
        <BoughtBefore />
        <RecentlyViewed />
      </div>
      <section className="section">
        <div className="wrap">
          <SectionTitle id="home.why" second="home.why2" />
          <WhyList terms={details.terms} />
        </div>
      </section>
      <AppBlock links={details.links} address={pageUrl(language, paths.home)} />
      <HowItWorks />
    </>
  );
}
