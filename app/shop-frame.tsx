import { cacheLife } from 'next/cache';
import type { ReactNode } from 'react';
import { BottomNav } from '@/components/site/bottom-nav';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { dayInIndia } from '@/lib/domain/dates';
import { getText } from '@/lib/messages/get-text';
import { lifetimes } from '@/lib/shop/cache';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { cachedSiteDetails } from '@/lib/shop/cached/content';

type Props = {
  /** One-row header on phones: product, cart, checkout, account and content pages. */
  compact?: boolean;
  /** Off where a buy bar takes its place. */
  bottomNav?: boolean;
  children: ReactNode;
};

/** The frame of every page: header, footer and the phone's menu. */
export async function ShopFrame({ compact, bottomNav = true, children }: Props) {
  const { language } = await getText();
  const [categories, details, year] = await Promise.all([
    cachedCategories(language),
    cachedSiteDetails(language),
    copyrightYear(),
  ]);
  return (
    <>
      <SiteHeader categories={categories} details={details} compact={compact} basket={!bottomNav} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter categories={categories} details={details} year={year} />
      {bottomNav && <BottomNav />}
    </>
  );
}

async function copyrightYear(): Promise<number> {
  'use cache';
  cacheLife(lifetimes.content);
  return Number(dayInIndia(new Date()).slice(0, 4));
}
