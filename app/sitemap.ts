import type { MetadataRoute } from 'next';
import { paths } from '@/lib/config/paths';
import { siteOrigin } from '@/lib/seo/origin';
import { cachedCategories } from '@/lib/shop/cached/content';
import { cachedListing } from '@/lib/shop/cached/products';

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

/** Every page for search engines: the shop's own, its categories, and the products they list. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const categories = await cachedCategories();
  const products = await Promise.all(categories.map(({ slug }) => productAddresses(slug)));
  const addresses = [...PAGES, ...categories.map(({ slug }) => paths.category(slug)), ...products.flat()];
  return addresses.map((address) => ({ url: new URL(address, siteOrigin()).href }));
}

async function productAddresses(category: string): Promise<string[]> {
  const addresses: string[] = [];
  for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
    const found = await cachedListing(category, { page });
    pageCount = found?.pageCount ?? 0;
    addresses.push(...(found?.products ?? []).map(({ slug }) => paths.product(slug)));
  }
  return addresses;
}
