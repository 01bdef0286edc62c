import type { Metadata } from 'next';
import { BottomNav } from '@/components/site/bottom-nav';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { cachedSpecials } from '@/lib/shop/cached/products';
import { Cards } from './cards';
import { Controls } from './controls';
import { Feedback } from './feedback';
import { Forms } from './forms';
import { Papers } from './papers';
import { SAMPLE_CATEGORIES, SAMPLE_DETAILS } from './samples';
import styles from './styleguide.module.css';
import { Surfaces } from './surfaces';

export const metadata: Metadata = { title: 'Components', robots: { index: false } };

/** All components and their states, for developers. Not part of the production build. */
export default async function StyleguidePage() {
  const [specials, categories] = await Promise.all([cachedSpecials(), cachedCategories()]);
  const product = specials?.products[0];
  return (
    <>
      <SiteHeader categories={SAMPLE_CATEGORIES} details={SAMPLE_DETAILS} />
      <main id="main" className={`wrap ${styles.kit}`}>
        <h1>Components</h1>
        <Controls />
        <Forms />
        <Feedback />
        {product && <Cards product={product} categories={categories} />}
        {product && <Papers product={product} />}
        <Surfaces />
      </main>
      <SiteFooter categories={SAMPLE_CATEGORIES} details={SAMPLE_DETAILS} year={2026} />
      <BottomNav />
    </>
  );
}
