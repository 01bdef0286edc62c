import type { MetadataRoute } from 'next';
import { PROTECTED_PATHS, paths } from '@/lib/config/paths';
import { inEveryLanguage } from '@/lib/domain/language';
import { siteOrigin } from '@/lib/seo/origin';
import { cachedCategories } from '@/lib/shop/cached/categories';

/** Crawlers have no use for a cart or an account. */
export default async function robots(): Promise<MetadataRoute.Robots> {
  // Revalidated with the catalogue's pages: the build does not know the shop's origin.
  await cachedCategories();
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/api/',
        ...[
          paths.cart,
          paths.paymentReturn,
          paths.orderSuccess,
          paths.orderFailed,
          ...PROTECTED_PATHS,
        ].flatMap(inEveryLanguage),
      ],
    },
    sitemap: new URL('/sitemap.xml', siteOrigin()).href,
  };
}
