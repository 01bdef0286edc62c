import type { Metadata } from 'next';
import { HomeContent } from '@/app/home-content';
import { NoScript } from '@/components/ui/no-script/no-script';
import { paths } from '@/lib/config/paths';
import { getText } from '@/lib/messages/get-text';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { ShopData } from '@/lib/seo/shop-data';
import { cachedSiteDetails } from '@/lib/shop/cached/content';

export async function generateMetadata(): Promise<Metadata> {
  const text = await getText();
  return pageMetadata({ title: text('home.title'), path: paths.home });
}

export default async function HomePage() {
  const { language } = await getText();
  return (
    <>
      <ShopData details={await cachedSiteDetails(language)} />
      <NoScript message="signin.noscript" />
      <HomeContent />
    </>
  );
}
