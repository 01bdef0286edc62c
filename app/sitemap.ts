import type { MetadataRoute } from 'next';
import { paths } from '@/lib/config/paths';
import { MEDIA_WIDTHS, mediaUrl } from '@/lib/domain/media-url';
import { absoluteUrl } from '@/lib/seo/origin';
import { cachedCategories } from '@/lib/shop/cached/content';
import { cachedFeed } from '@/lib/shop/cached/feed';

const PAGES = [
  paths.home,
  paths.categories,
  paths.todaySpecial(),
  paths.aboutUs,
  paths.whyUs,
  paths.testimonials,
  paths.faq,
  paths.contactUs,
  paths.terms,
  paths.privacy,
  paths.returns,
  paths.shipping,
];
const LARGEST_PX = Math.max(...MEDIA_WIDTHS);

/** Every page for search engines: the shop's own, its categories, and every pack on sale with its pictures. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const [categories, products] = await Promise.all([cachedCategories(), cachedFeed()]);
  return [
    ...PAGES.map((path) => entry(path, [])),
    ...categories.map(({ slug, image }) => entry(paths.category(slug), [image])),
    ...products.map(({ slug, images }) => entry(paths.product(slug), images)),
  ];
}

function entry(path: string, images: readonly string[]): MetadataRoute.Sitemap[number] {
  const pictures = images.map((image) => absoluteUrl(mediaUrl(image, LARGEST_PX)));
  return { url: absoluteUrl(path), ...(pictures.length > 0 ? { images: pictures } : {}) };
}
