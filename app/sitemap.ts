import type { MetadataRoute } from 'next';
import { PAGES } from '@/lib/config/pages';
import { paths } from '@/lib/config/paths';
import { inEveryLanguage } from '@/lib/domain/language';
import { MEDIA_WIDTHS, mediaUrl } from '@/lib/domain/media-url';
import { absoluteUrl } from '@/lib/seo/origin';
import { alternates } from '@/lib/seo/page-metadata';
import { cachedCategories } from '@/lib/shop/cached/categories';
import { cachedFeed } from '@/lib/shop/cached/feed';

const LARGEST_PX = Math.max(...MEDIA_WIDTHS);

/** All pages for search engines: content pages, categories, and every pack on sale with its pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [categories, products] = await Promise.all([cachedCategories(), cachedFeed()]);
  return [
    ...PAGES.filter(({ inSitemap }) => inSitemap).flatMap(({ path }) => entries(path, [])),
    ...categories.flatMap(({ slug, image }) => entries(paths.category(slug), [image])),
    ...products.flatMap(({ slug, images }) => entries(paths.product(slug), images)),
  ];
}

/** One entry per language of a page, each with the URLs of all languages. */
function entries(path: string, images: readonly string[]): MetadataRoute.Sitemap {
  const pictures = images.map((image) => absoluteUrl(mediaUrl(image, LARGEST_PX)));
  const languages = Object.fromEntries(
    Object.entries(alternates(path)).map(([language, address]) => [language, absoluteUrl(address)]),
  );
  return inEveryLanguage(path).map((address) => ({
    url: absoluteUrl(address),
    alternates: { languages },
    ...(pictures.length > 0 ? { images: pictures } : {}),
  }));
}
