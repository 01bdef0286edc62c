import type { Metadata } from 'next';
import { SiteDocument } from '@/components/site/site-document';
import { getText } from '@/lib/messages/get-text';
import { notFoundMetadata } from '@/lib/seo/page-metadata';
import { cachedSiteDetails } from '@/lib/shop/cached/content';
import { HomeContent } from './home-content';
import { ShopFrame } from './shop-frame';

export function generateMetadata(): Promise<Metadata> {
  return notFoundMetadata();
}

/** Any unknown path shows home (spec 2) with status 404 (decisions.md 23). */
export default async function GlobalNotFound() {
  const { language } = await getText();
  const { terms } = await cachedSiteDetails(language);
  return (
    <SiteDocument terms={terms}>
      <ShopFrame>
        <HomeContent />
      </ShopFrame>
    </SiteDocument>
  );
}
