import 'server-only';
import type { Metadata } from 'next';
import { addressIn, LANGUAGES, type Language, OTHER_LANGUAGE } from '@/lib/domain/language';
import { getText } from '@/lib/messages/get-text';
import type { Text } from '@/lib/messages/text';
import { siteOrigin } from './origin';
import { PREVIEW_SIZE } from './preview/preview';

/** The basket of public/art; a changed picture needs a new name, since other sites cache previews for long. */
const SHOP_PICTURES: Readonly<Record<Language, string>> = {
  en: '/art/share-f4d7b38c.jpg',
  ta: '/art/share-ta-b4d7df0b.jpg',
};

const shopPicture = (text: Text) => ({
  url: SHOP_PICTURES[text.language],
  ...PREVIEW_SIZE,
  type: 'image/jpeg',
  alt: text('home.hero_alt'),
});

type PageInfo = {
  /** Without the shop's name, which is added to it. */
  title: string;
  description?: string;
  /** Path of the canonical address, without its language. */
  path: string;
  /** The picture of the link preview; by default the shop's own. */
  picture?: { url: string; width: number; height: number; type: string; alt: string };
  /** False for pages that search engines should not index, such as sorted lists; true by default. */
  indexed?: boolean;
  /** The Open Graph type; Next does not support `product`, so product pages render that tag themselves. */
  ogType?: 'website' | 'article' | 'product';
};

export async function pageMetadata(page: PageInfo): Promise<Metadata> {
  const text = await getText();
  const { title, path, picture = shopPicture(text), indexed = true, ogType = 'website' } = page;
  const address = addressIn(text.language, path);
  const description = page.description || text('shop.description');
  return {
    metadataBase: siteOrigin(),
    title,
    description,
    alternates: {
      canonical: address,
      ...(indexed ? { languages: alternates(path) } : {}),
    },
    robots: indexed
      ? { index: true, follow: true, 'max-image-preview': 'large' }
      : { index: false, follow: true },
    openGraph: {
      ...(ogType === 'product' ? {} : { type: ogType }),
      siteName: text('shop.name'),
      locale: `${text.language}_IN`,
      alternateLocale: `${OTHER_LANGUAGE[text.language]}_IN`,
      title,
      description,
      url: address,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', title, description },
  };
}

/** The addresses of a page in each language, for `hreflang`; English is the default. */
export function alternates(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(LANGUAGES.map((language) => [`${language}-IN`, addressIn(language, path)])),
    'x-default': addressIn('en', path),
  };
}

/** Metadata of an unknown address, which shows the content of home (decisions.md 23). */
export async function notFoundMetadata(): Promise<Metadata> {
  const text = await getText();
  return {
    title: { absolute: `${text('home.title')} · ${text('shop.name')}` },
    description: text('shop.description'),
    robots: { index: false },
  };
}
