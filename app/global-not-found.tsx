import type { Metadata } from 'next';
import { SiteDocument } from '@/components/site/site-document';
import { notFoundMetadata } from '@/lib/seo/page-metadata';
import { HomeContent } from './home-content';
import { ShopFrame } from './shop-frame';

export const metadata: Metadata = notFoundMetadata();

/** Any unknown path shows home (spec 2) with status 404 (decisions.md 23). */
export default function GlobalNotFound() {
  return (
    <SiteDocument>
      <ShopFrame>
        <HomeContent />
      </ShopFrame>
    </SiteDocument>
  );
}
