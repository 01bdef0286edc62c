import 'server-only';
import type { Metadata } from 'next';
import { addressIn, LANGUAGES, type Language, OTHER_LANGUAGE } from '@/lib/domain/language';
import { getText } from '@/lib/messages/get-text';
import type { Text } from '@/lib/messages/text';
import { siteOrigin } from './origin';
import { PREVIEW_SIZE } from './preview/preview';

/** The basket of public/art; another picture needs another name, as previews are kept for long. */
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
export async function pageMetadata(page: Page): Promise<Metadata> {
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

/** The same page in each language; English for readers of any other. */
export function alternates(path: string): Record<string, string> {
  return {
    ...Object.fromEntries(LANGUAGES.map((language) => [`${language}-IN`, addressIn(language, path)])),
    'x-default': addressIn('en', path),
  };
}

/** Of home's content under an address that leads nowhere (decisions.md 23). */
export async function notFoundMetadata(): Promise<Metadata> {
  const text = await getText();
  return {
    title: { absolute: `${text('home.title')} · ${text('shop.name')}` },
    description: text('shop.description'),
    robots: { index: false },
  };
}
