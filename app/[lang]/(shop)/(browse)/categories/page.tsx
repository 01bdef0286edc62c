import type { Metadata } from 'next';
import { BannerCarousel } from '@/components/catalog/home/banner-carousel';
import { CategoryTiles } from '@/components/catalog/home/category-tiles';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { EmptyState } from '@/components/ui/empty-state/empty-state';
import { paths } from '@/lib/config/paths';
import { OTHER_LANGUAGE } from '@/lib/domain/language';
import { getText } from '@/lib/messages/get-text';
import { BreadcrumbData } from '@/lib/seo/breadcrumb-data';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { cachedBanners } from '@/lib/shop/cached/content';
import styles from '../browse.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({
    title: text('home.categories'),
    description: text('seo.categories'),
    path: paths.categories,
  });
}

export default async function CategoriesPage() {
  const text = await getText();
  const [banners, categories] = await Promise.all([
    cachedBanners(text.language),
    cachedCategories(text.language),
  ]);
  return (
    <>
      <BannerCarousel banners={banners} />
      <div className={`wrap ${styles.page}`}>
        <BreadcrumbData current={{ label: text('nav.categories'), href: paths.categories }} />
        <Breadcrumb
          trail={[{ label: text('nav.home'), href: paths.home }]}
          current={text('nav.categories')}
        />
        <div className="page-head">
          <h1>
            {text('home.categories')}
            <span className="second" lang={OTHER_LANGUAGE[text.language]}>
              {text('home.categories2')}
            </span>
          </h1>
        </div>
        {categories.length === 0 ? (
          <EmptyState title={text('listing.empty_categories')} />
        ) : (
          <CategoryTiles layout="all" categories={categories} />
        )}
      </div>
    </>
  );
}
