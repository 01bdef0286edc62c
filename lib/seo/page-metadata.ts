import 'server-only';
import type { Metadata } from 'next';
import { text } from '@/lib/messages/text';
import { siteOrigin } from './origin';

const SHARE_PICTURE = { url: '/art/hero.webp', width: 1400, height: 1000, alt: text('home.hero_alt') };

type Page = {
  /** Without the shop's name. */
  title: string;
  description?: string;
  /** The canonical address. */
  path: string;
  /** Of the link preview; the hero when undefined. */
  picture?: { url: string; width: number; height: number; alt: string };
  /** Lists ordered or searched in another way are not for search engines. */
  indexed?: boolean;
};

/** Title, description, canonical address and link preview of a page. */
export function pageMetadata({ title, description, path, picture, indexed = true }: Page): Metadata {
  const about = description || text('shop.description');
  return {
    metadataBase: siteOrigin(),
    title,
    description: about,
    alternates: { canonical: path },
    ...(indexed ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      siteName: text('shop.name'),
      locale: 'en_IN',
      title,
      description: about,
      url: path,
      images: [picture ?? SHARE_PICTURE],
    },
    twitter: { card: 'summary_large_image', title, description: about },
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
