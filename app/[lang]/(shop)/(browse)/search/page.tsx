import type { Metadata } from 'next';
import { CategoryTiles } from '@/components/catalog/home/category-tiles';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { cachedCategories } from '@/lib/shop/cached/categories';
import styles from '../browse.module.css';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({ title: text('search.title'), path: paths.search(), indexed: false });
}

/** The search page without a term (decisions.md 24). */
export default async function SearchPage() {
  const text = await getText();
  const categories = await cachedCategories(text.language);
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[{ label: text('nav.home'), href: paths.home }]} current={text('search.title')} />
      <div className="page-head">
        <h1>{text('search.start')}</h1>
      </div>
      <CategoryTiles layout="all" categories={categories} />
    </div>
  );
}
