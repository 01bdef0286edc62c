import 'server-only';
import type { Metadata } from 'next';
import { text } from '@/lib/messages/text';
import { siteOrigin } from './origin';
import { PREVIEW_SIZE } from './preview/preview';

/** The basket of public/art; another picture needs another name, as previews are kept for long. */
const SHOP_PICTURE = {
  url: '/art/share-f4d7b38c.jpg',
  ...PREVIEW_SIZE,
  type: 'image/jpeg',
  alt: text('home.hero_alt'),
};

type Page = {
  /** Without the shop's name. */
  title: string;
  description?: string;
  /** The canonical address. */
  path: string;
  /** Of the link preview; the shop's own when undefined. */
  picture?: { url: string; width: number; height: number; type: string; alt: string };
  /** Lists ordered or searched in another way are not for search engines. */
  indexed?: boolean;
  /** Of the Open Graph; `product` is not known to the framework, so a product's page writes it itself. */
  ogType?: 'website' | 'article' | 'product';
};

/** Title, description, canonical address, languages and link preview of a page. */
export function pageMetadata(page: Page): Metadata {
  const { title, path, picture = SHOP_PICTURE, indexed = true, ogType = 'website' } = page;
  const description = page.description || text('shop.description');
  return {
    metadataBase: siteOrigin(),
    title,
    description,
    alternates: {
      canonical: path,
      ...(indexed ? { languages: { 'en-IN': path, 'x-default': path } } : {}),
    },
    robots: indexed
      ? { index: true, follow: true, 'max-image-preview': 'large' }
      : { index: false, follow: true },
    openGraph: {
      ...(ogType === 'product' ? {} : { type: ogType }),
      siteName: text('shop.name'),
      locale: 'en_IN',
      title,
      description,
      url: path,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}

/** Of home's content under an address that leads nowhere (decisions.md 23). */
export function notFoundMetadata(): Metadata {
  return {
    title: { absolute: `${text('home.title')} · ${text('shop.name')}` },
    description: text('shop.description'),
    robots: { index: false },
  };
}
